/** Sentences of the lists of other places on a restaurant's page. */
export const SIMILAR = {
  what: '비슷한 곳을',
  similar: '이 식당과 비슷한 곳',
  similarNote: '같은 시군구에서 1인당 금액이 비슷한 곳이에요. 업종이 같은 곳부터 봐요.',
  shared: '이 기관이 가는 다른 곳',
  sharedNote: '여기에 자주 오는 기관들이 함께 자주 간 곳이에요.',
  perHead: (won: string) => `1인 ${won} 원`,
  agencies: (count: string) => `같은 기관 ${count}곳`,
} as const
