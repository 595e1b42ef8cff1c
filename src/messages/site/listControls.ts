export const LIST_CONTROLS = {
  title: '목록 조건',
  open: '조건',
  openWith: (chosen: number) => `조건 ${chosen}`,
  close: '조건 닫기',
  show: (count: string) => `${count}곳 보기`,
  find: '찾기',
  reset: '초기화',
  sort: '정렬',
  provinceFirst: '시도를 고르고 찾기를 누르면 시군구를 고를 수 있어요.',
  applySort: '정렬하기',
} as const

export const LOG_BARS = '막대는 로그 눈금이어서, 식당이 열 배여도 조금만 더 길어요. 수를 함께 보아 주세요.'

export const NEW_PLACES = {
  link: '새 식당 소식(RSS)',
  title: (region: string): string => `공공밥상 ${region}에 새로 오른 식당`,
  description: (region: string): string => `${region}에서 업무추진비 기록에 처음 나온 식당이에요.`,
  item: (agencies: number, visits: number): string => `공공기관 ${agencies}곳, 방문 ${visits}번`,
  unknown: '그런 지역이 없어요.',
}
