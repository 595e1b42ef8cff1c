import { PRIVACY_2 } from './privacyV2.data'

const FORMER = '최근 본 곳은 그 자리에서, 나머지는 브라우저에서 지울 수 있습니다.'
const KEPT = [
  '최근 본 곳은 그 자리에서, 나머지는 브라우저에서 지울 수 있습니다.',
  '내 사무실로 정한 자리의 이름과 좌표도 브라우저에만 저장되며, 정한 화면에서 바꾸거나 지울 수 있습니다.',
  '사무실에서 가까운 순서로 보기를 누르셨을 때에만 그 좌표가 목록의 주소에 담겨 서버에 전달되고, 누구인지와 이어 적거나 저장하지 않습니다.',
].join(' ')

/** Privacy policy, third version: names the office that a device remembers. */
export const PRIVACY_3 = PRIVACY_2.replace(FORMER, KEPT).replace('2026년 11월 27일부터', '2026년 11월 28일부터')
