export const ROW_ACTIONS = {
  moreOf: (title: string) => `${title} 전화와 지도`,
  call: (phone: string) => `전화 걸기 ${phone}`,
  noPhone: '전화번호는 아직 몰라요.',
  asking: '전화번호를 찾고 있어요.',
  failed: '전화번호를 불러오지 못했어요. 상세 페이지에서 다시 볼 수 있어요.',
  details: '기록과 리뷰 보기',
} as const
