import { pick } from './random'

const words = (list: string): string[] => list.split(' ')

/** Invented names, shaped like those of real eating places: a proper part, a dish or kind, now and then a branch. */
const SYLLABLES = words(
  '가 강 경 고 곡 관 광 구 국 금 기 길 김 나 남 노 녹 누 다 달 담 대 덕 도 돌 동 두 등 라 란 려 로 록 류 마 만 맛 매 명 목 무 문 미 민 바 박 반 밤 방 백 별 보 복 본 ' +
    '봄 봉 부 북 빛 사 산 살 삼 상 새 서 석 선 설 섬 성 세 소 솔 송 수 숙 순 숲 승 시 신 안 애 야 양 어 여 연 영 예 오 옥 온 완 왕 외 용 우 원 월 유 윤 은 을 의 이 인 ' +
    '일 임 자 장 전 정 제 조 종 주 죽 준 지 진 차 참 창 천 청 초 최 추 춘 충 칠 콩 큰 탄 태 터 토 통 파 평 포 표 풍 하 한 함 해 향 현 형 혜 호 홍 화 환 황 효 후 훈 흥 ' +
    '희 쁘 뜨 쫄 꽃 쌀 뷔 훠 쿠 츠 켄 튼',
)
const KINDS = words(
  '식당 칼국수 설렁탕 한우 횟집 감자탕 갈비 국밥 냉면 순대국 해장국 곱창 족발 보쌈 삼계탕 추어탕 두부 쌈밥 생선구이 돈까스 짜장 중화요리 초밥 스시 파스타 분식 김밥 떡볶이 닭갈비 닭한마리 ' +
    '숯불구이 정육식당 한정식 막국수 만두 전골 아구찜 해물탕 매운탕 복집 민물장어 오리 샤브샤브 쌀국수 베이커리 커피 카페 다방 찻집 호프 포차 참치 낙지 쭈꾸미 육개장 부대찌개 김치찌개 청국장 ' +
    '비빔밥 백반 뷔페 훠궈 양꼬치',
)
const TAILS = words('네 집 가 옥 정 루 관 골 마을 촌 명가 본가 할매 이모네 형제 원조 전통 황금 참 옛날')
const LATIN = words('BBQ VIPS Cafe The Blue Moon Table House Bistro Kitchen Bakery Coffee Grill Dining Pub Lounge')
const BRANCHES = words(
  '본점 직영점 시청점 역점 광장점 1호점 2호점 중앙점 대학로점 신도시점 사거리점 터미널점 청사점 강변점',
)

export interface RestaurantName {
  name: string
  branch: string | null
}

export function restaurantName(random: () => number): RestaurantName {
  const proper = Array.from({ length: random() < 0.55 ? 2 : 3 }, () => pick(random, SYLLABLES)).join('')
  const tail = random() < 0.35 ? pick(random, TAILS) : ''
  const kind = random() < 0.85 ? pick(random, KINDS, 1.6) : ''
  const space = random() < 0.4 ? ' ' : ''
  const name =
    random() < 0.04 ? `${pick(random, LATIN)} ${pick(random, LATIN)}` : `${proper}${tail}${space}${kind}`.trim()
  return { name, branch: random() < 0.12 ? pick(random, BRANCHES) : null }
}

const ROADS = words(
  '중앙 문화 시청 역전 향교 서문 남문 동문 충장 금남 학동 송림 율곡 퇴계 세종 한밭 봉화 청계 무교 을지',
)

export const streetAddress = (random: () => number): string => {
  const road = random() < 0.3 ? pick(random, ROADS) : `${pick(random, SYLLABLES)}${pick(random, SYLLABLES)}`
  const lane = random() < 0.5 ? `${1 + Math.floor(random() * 60)}길` : ''
  return `${road}로${lane} ${1 + Math.floor(random() * 250)}`
}
