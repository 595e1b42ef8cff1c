import { PRIVACY_1 } from './privacyV1.data'

const SECOND_FORMER = '기관, 부서, 인원수, 때와 곳, 금액, 목적만 남깁니다.'
const SECOND = [
  '기관, 때와 곳, 인원수와 금액, 그리고 부서의 이름으로 확인되는 부서만 옮깁니다.',
  '목적과 결제 방법은 글을 저장하지 않고, 정해 둔 갈래(간담회·회의, 카드 등) 가운데 하나로만 남깁니다.',
  '운영자가 올린 파일과 그 칸의 글은 읽어 들이는 데 필요한 동안, 길어도 30일 동안만 두며 가져오기 권한이 있는 운영자만 봅니다.',
].join(' ')

/** Purposes and payments as closed lists. */
export const PRIVACY_2 = PRIVACY_1.replace(SECOND_FORMER, SECOND).replace('2025년 8월 21일부터', '2026년 11월 27일부터')

const THIRD_FORMER = '최근 본 곳은 그 자리에서, 나머지는 브라우저에서 지울 수 있습니다.'
const THIRD = [
  THIRD_FORMER,
  '내 사무실로 정한 자리의 이름과 좌표도 브라우저에만 저장되며, 정한 화면에서 바꾸거나 지울 수 있습니다.',
  '사무실에서 가까운 순서로 보기를 누르셨을 때에만 그 좌표가 목록의 주소에 담겨 서버에 전달되고, 누구인지와 이어 적거나 저장하지 않습니다.',
].join(' ')

/** Names the office that a device remembers. */
export const PRIVACY_3 = PRIVACY_2.replace(THIRD_FORMER, THIRD).replace('2026년 11월 27일부터', '2026년 11월 28일부터')

const ACTIVITY = '- **동의 기록**: 어느 약관의'
const OFFICE = [
  '- **내 사무실**: 회원이 계정에도 저장하도록 켠 경우에만, 고른 자리의 이름과 좌표(소수 넷째 자리, 10미터쯤까지), 저장한 때.',
  '회원이 고른 자리이며 기기의 현재 위치가 아닙니다.',
  '다른 기기에서도 그 자리에서의 거리를 보여 드리는 데에만 쓰고 회원 본인에게만 보입니다.',
  '근거는 동의(제1호)이며, 끄거나 지우면 곧바로 없앱니다.',
].join(' ')
const FOURTH: readonly (readonly [former: string, words: string])[] = [
  [ACTIVITY, `${OFFICE}\n${ACTIVITY}`],
  [
    '내 사무실로 정한 자리의 이름과 좌표도 브라우저에만 저장되며,',
    '내 사무실로 정한 자리의 이름과 좌표도, 회원이 계정에도 저장하도록 켜지 않는 한 브라우저에만 저장되며,',
  ],
  ['- **리뷰, 글, 댓글**: 지울 때까지.', '- **계정에 저장한 내 사무실**: 지우거나 탈퇴할 때까지\n- **리뷰, 글, 댓글**: 지울 때까지.'],
  ['닉네임과 지역은 내 정보에서 고치고,', '닉네임과 지역은 내 정보에서 고치고, 계정에 저장한 사무실은 내 정보에서 지우며,'],
  ['2026년 11월 28일부터', '2026년 11월 29일부터'],
]

/** Fourth version: an office in a member's account. */
export const PRIVACY_4 = FOURTH.reduce((text, [former, words]) => text.replace(former, words), PRIVACY_3)
