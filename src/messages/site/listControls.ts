/** Words of the bar above a list: its filters and its order. */
export const LIST_CONTROLS = {
  title: '목록 조건',
  open: '조건',
  openWith: (chosen: number) => `조건 ${chosen}`,
  close: '조건 닫기',
  show: (count: string) => `${count}곳 보기`,
  find: '찾기',
  reset: '초기화',
  sort: '정렬',
  applySort: '정렬하기',
} as const

/** How the bars of provinces are to be read. */
export const LOG_BARS = '막대는 로그 눈금이어서, 식당이 열 배여도 조금만 더 길어요. 수를 함께 보아 주세요.'
