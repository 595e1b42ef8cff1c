import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The privacy policy was written before anybody could sign in. What sign-in really keeps is put into it while nobody
 * has agreed to it; from the first consent on, a change is a new version.
 */
const REWORDED: [before: string, now: string][] = [
  [
    '- **선택**: 전자우편 주소와 프로필 사진(카카오에서 제공에 동의한 경우), 지역',
    '- **선택**: 전자우편 주소(카카오에서 제공에 동의한 경우), 지역',
  ],
  [
    '필수 약관에 동의하기 전에는 위의 정보를 저장하지 않습니다.',
    '필수 약관에 동의하고 가입을 마치기 전에는 위의 정보를 저장하지 않습니다. 가입하는 동안 필요한 것은 이용하시는 브라우저만 풀 수 있게 잠가 두고, 길어도 한 시간 뒤에는 지웁니다.',
  ],
  [
    '- **회원의 활동**: 리뷰, 글, 댓글, 저장한 식당, 좋아요, 신고. 근거는',
    '- **회원의 활동**: 리뷰와 사진, 글, 댓글, 저장한 식당, 좋아요, 신고. 사진에 딸린 찍은 곳과 때 같은 정보는 지우고 저장합니다. 근거는',
  ],
  [
    '되돌릴 수 없게 바꾼 로그인 값과 로그인한 때. 근거는',
    '되돌릴 수 없게 바꾼 로그인 값, 로그인하고 마지막으로 쓴 때, 브라우저와 운영체제의 이름. 근거는',
  ],
  [
    '짧은 시간에 너무 많은 문의를 막기 위해, 보낸 컴퓨터의 주소를 되돌리기 어려운 값(열쇠를 넣은 해시)으로 바꾸어 하루 안에만 둡니다.',
    '짧은 시간에 너무 많은 문의와 로그인 시도를 막기 위해, 보낸 컴퓨터의 주소를 되돌리기 어려운 값(열쇠를 넣은 해시)으로 바꾸어 하루 안에만 둡니다.',
  ],
  [
    '최근 검색어, 최근 본 곳, 목록에서 보던 자리처럼',
    '최근 검색어, 최근 본 곳, 로그인하기 전에 저장하려던 곳, 쓰다 만 리뷰, 목록에서 보던 자리처럼',
  ],
  [
    '- **리뷰, 글, 댓글**: 지울 때까지. 탈퇴하면',
    '- **리뷰, 글, 댓글**: 지울 때까지. 지운 리뷰는 되돌릴 수 있게 7일 동안 두었다가 없애며, 탈퇴하면 곧바로 없앱니다. 지우지 않은 것은 탈퇴하면',
  ],
  [
    '- **탈퇴하였다는 기록**: 누구인지 알 수 없는 형태로 때만 남깁니다.',
    '- **탈퇴하였다는 기록**: 누구인지 알 수 없는 형태로 때만 남깁니다. 카카오와의 연결을 끊지 못한 때에는 끊을 때까지, 길어도 30일 동안 회원 식별값을 둡니다.',
  ],
  ['- **문의한 컴퓨터의 주소를 바꾼 값**: 하루', '- **문의하거나 로그인한 컴퓨터의 주소를 바꾼 값**: 하루'],
  [
    '로그인을 유지하는 쿠키만 씁니다. 로그인하지 않으면 쿠키를 두지 않으며,',
    '로그인하고 가입하는 동안, 그리고 로그인을 유지하는 데 쓰는 쿠키만 씁니다. 로그인을 시작하지 않으면 쿠키를 두지 않으며,',
  ],
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [before, now] of REWORDED)
    await db.execute(
      sql`UPDATE terms_versions SET body = replace(body, ${before}, ${now})
        WHERE code = 'privacy' AND NOT EXISTS (SELECT FROM consents)`,
    )
}

/** Texts that were in force stay readable as they were. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`SELECT 1`)
}
