const count = (value: number): string => value.toLocaleString('ko-KR')

export const CARD_LABELS = {
  restaurant: (agencies: number, visits: number): string =>
    visits > 0 ? `공공기관 ${count(agencies)}곳이 ${count(visits)}번 다녀간 곳` : '공개된 방문 기록이 아직 없어요',
  list: '공공기관이 많이 찾은 곳',
  listUnder: (places: number): string => `업무추진비 기록으로 센 식당 ${count(places)}곳`,
  agency: '다녀간 곳',
  collection: '모아 보기',
  collectionUnder: (places: number): string => `운영진이 고른 식당 ${count(places)}곳`,
}
