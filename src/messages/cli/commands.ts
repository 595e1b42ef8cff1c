import { josa } from 'es-hangul'
import type { TrialResult } from '@/contract/sources'
import type { KakaoErrorCode, LocateReport } from '@/domain/kakao/answers'

export const REPORT_CARD_COMMAND = {
  usage: '전체 자료의 폴더나 ZIP 파일을 적어 주세요. 예: npm run reportCard -- open-data/2026-11-01',
  unreadable: (file: string) =>
    `${josa(file, '을/를')} 읽을 수 없어요. 항목 버전 1.1 이상의 전체 자료인지 확인해 주세요.`,
  columns: {
    id: '기관 번호',
    name: '기관',
    score: '점수',
    assessed: '알 수 있는 배점',
    first: '첫 달',
    last: '마지막 달',
  },
} as const

export const COLLECT_COMMAND = {
  usage: '어느 수집처인지 적어 주세요. 예: npm run collect -- --source 가온구청 --dry-run',
  unknown: (name: string) => `‘${name}’ 수집처가 없어요.`,
  step: (at: string) => `다음 요청: ${at}`,
  done: (name: string, files: number) => `${josa(name, '을/를')} 다 모았어요. 이번에 얻은 파일 ${files}개.`,
  held: (name: string, reason: string) => `${josa(name, '을/를')} 멈췄어요: ${reason}`,
} as const

/** What one page of a board shows. */
export const printTried = ({ fault, address, posts, hasTable }: TrialResult): string =>
  fault ??
  [
    address ?? '',
    ...(hasTable ? ['쓴 내역의 표가 있어요.'] : []),
    ...posts.map(({ title, day, isWanted }) => `${isWanted ? ' ' : '-'} ${day ?? '날짜 없음'} ${title}`),
    `글 ${posts.length}개. '-'는 제목이 달라 건너뛰는 글이에요. 아무것도 저장하지 않았어요.`,
  ].join('\n')

const number = (value: number): string => value.toLocaleString('ko-KR')

const STOPPED: Record<KakaoErrorCode, string> = {
  invalid_key:
    '카카오가 키를 거절했어요. KAKAO_REST_API_KEY가 REST API 키인지, 앱에서 카카오맵 사용이 켜져 있는지 확인해 주세요.',
  quota_exhausted:
    '오늘 물을 수 있는 횟수(KAKAO_LOCAL_DAILY_MAX)를 다 썼어요. 찾은 것은 저장했어요. 내일 다시 실행하면 이어져요.',
  rate_limited:
    '카카오가 요청이 너무 많다고 해요. 찾은 것은 저장했어요. 앱의 쿼터를 확인하고 나중에 다시 실행해 주세요.',
  unavailable:
    '카카오에 거듭 연결하지 못했어요. 찾은 것은 저장했어요. 인터넷 연결과 KAKAO_LOCAL_URL을 확인하고 다시 실행해 주세요.',
  rejected: '카카오가 질문을 거듭 거절했어요. 찾은 것은 저장했어요. 위에 남은 기록을 확인해 주세요.',
  redirected:
    '카카오의 주소가 다른 곳으로 옮겨졌다고 해요. 키를 지키려고 따라가지 않았어요. KAKAO_LOCAL_URL을 확인해 주세요.',
  response_too_large: '카카오의 답이 지나치게 커요. KAKAO_LOCAL_URL이 카카오 장소 검색이 맞는지 확인해 주세요.',
  invalid_response: '카카오의 답을 읽을 수 없어요. 답의 형식이 바뀌었거나 KAKAO_LOCAL_URL이 잘못됐어요.',
}

export const describeKakaoError = (code: KakaoErrorCode): string => STOPPED[code]

export function printLocateReport({ restaurants, asked, remembered, quotaLeft }: LocateReport): string {
  const { found, pinned, notFound, ambiguous, far, failed, unaskable } = restaurants
  const looked = found + pinned + notFound + ambiguous + far + failed
  return [
    `식당 ${number(looked)}곳을 카카오에서 찾아봤어요.`,
    `  물은 횟수 ${number(asked)}번 · 기억해 둔 답 ${number(remembered)}번 · 오늘 남은 횟수 ${number(quotaLeft)}번`,
    `  찾음 ${number(found)}곳 · 주소의 좌표만 ${number(pinned)}곳 · 못 찾음 ${number(notFound)}곳`,
    `  같은 이름이 여럿이라 정하지 않음 ${number(ambiguous)}곳 · 주소에서 너무 멀어 받지 않음 ${number(far)}곳`,
    `  답을 받지 못함 ${number(failed)}곳 · 묻지 않음(주소도 지점도 없는 체인점) ${number(unaskable)}곳`,
  ].join('\n')
}

export const LOCATE_MESSAGES = {
  noKey: 'KAKAO_REST_API_KEY를 .env에 적어야 카카오에 물을 수 있어요. 키는 developers.kakao.com의 앱에서 받아요.',
  limitNotNumber: (given: string) => `--limit 뒤에는 1 이상의 정수를 적어 주세요. 받은 값: '${given}'`,
} as const

const count = new Intl.NumberFormat('ko-KR')

export const LEXICON_MESSAGES = {
  usage: [
    '인허가 목록 파일을 하나 이상 적어 주세요. 예: node --import tsx scripts/build-lexicon.ts 인허가.csv',
    'Name one or more licence registers: node --import tsx scripts/build-lexicon.ts REGISTER.csv',
  ].join('\n'),
  written: (places: number, texts: number, kilobytes: number) =>
    `식당 ${count.format(places)}곳에서 표기 ${count.format(texts)}개를 세어 ${count.format(kilobytes)} KB로 적었어요.`,
}

export const MIGRATE_MESSAGES = {
  current: '데이터베이스의 구조는 이미 이 버전의 거예요. 바꾼 것이 없어요.',
  done: (names: readonly string[]) =>
    `데이터베이스의 구조를 이 버전에 맞췄어요(${names.length}단계).\n${names.map((name) => `  ${name}`).join('\n')}`,
} as const

export const STAFF_COMMAND = {
  usage: [
    '쓰는 법:',
    '  npm run staff -- create 이메일 [--nickname 이름] [--role admin|moderator|editor]',
    '  npm run staff -- password 이메일',
    '비밀번호는 두 번 묻고 화면에 보이지 않아요.',
    'Usage:',
    '  npm run staff -- create EMAIL [--nickname NAME] [--role admin|moderator|editor]',
    '  npm run staff -- password EMAIL',
    'The password is asked for twice and never shown.',
  ].join('\n'),
  wrongRole: (role: string) => `--role ${role}: admin, moderator, editor 가운데 하나여야 해요.`,
  password: '비밀번호: ',
  passwordAgain: '비밀번호 다시: ',
  passwordMissing: '비밀번호를 두 번 입력해 주세요.',
  passwordsDiffer: '두 비밀번호가 달라요. 다시 해 주세요.',
  created: (email: string, role: string) => `${email} 계정을 만들었어요(${role}). /admin/login 에서 로그인해 주세요.`,
  passwordSet: (email: string) => `${email} 계정의 비밀번호를 바꾸고, 열려 있던 세션을 모두 끝냈어요.`,
} as const
