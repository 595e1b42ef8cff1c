import { PRIVACY_1 } from './privacyV1.data'

const FORMER = '기관, 부서, 인원수, 때와 곳, 금액, 목적만 남깁니다.'
const KEPT = [
  '기관, 때와 곳, 인원수와 금액, 그리고 부서의 이름으로 확인되는 부서만 옮깁니다.',
  '목적과 결제 방법은 글을 저장하지 않고, 정해 둔 갈래(간담회·회의, 카드 등) 가운데 하나로만 남깁니다.',
  '운영자가 올린 파일과 그 칸의 글은 읽어 들이는 데 필요한 동안, 길어도 30일 동안만 두며 가져오기 권한이 있는 운영자만 봅니다.',
].join(' ')

export const PRIVACY_2 = PRIVACY_1.replace(FORMER, KEPT).replace('2025년 8월 21일부터', '2026년 11월 27일부터')
