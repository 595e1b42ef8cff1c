export const COLLECTIONS = {
  title: '모아 보기',
  lead: '운영진이 주제를 정해 고른 식당이에요. 방문 수와 순위는 공개된 업무추진비 기록으로 센 거예요.',
  empty: '아직 모아 둔 곳이 없어요',
  emptyAdvice: '지역별 순위에서 공공기관이 많이 찾은 곳을 보실 수 있어요.',
  explore: '지역에서 고르기',
  count: (places: string) => `${places}곳`,
  all: '모아 보기 모두',
  label: '모은 식당',
  order: '운영진이 고른 순',
  gone: '여기에 모았던 식당이 지금은 목록에 없어요',
  missing: '모아 둔 곳을 찾을 수 없어요',
  missingAdvice: '주소가 바뀌었거나 내린 것일 수 있어요.',
  more: (names: string, count: number) => (count > 3 ? `${names} 등 ${count}곳` : names),
} as const

export const COLLECTION_PANEL = {
  slug: '주소의 끝이에요. 영문 소문자와 숫자, 붙임표(-)로 적어요. 예: near-city-hall',
  slugFault: '영문 소문자와 숫자를 붙임표(-) 하나로 이어 적어 주세요.',
  published: '켜면 누구나 봐요. 끄면 임시로 둬요.',
  position: '작은 수가 앞에 와요. 맨 앞의 것이 첫 화면에 나와요.',
  twice: '같은 식당이 두 번 들어 있어요. 하나를 빼 주세요.',
} as const
