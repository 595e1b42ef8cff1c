/** '동작구청장' is the head of 동작구청, '가평군수' of 가평군, '경기도지사' of 경기도. */
const HEADS = [
  /^([가-힣]+(?:특별시|광역시|특별자치[시도]|[시군구]|[시군구]청|교육청|의회|공사|공단))(?:장|의장|사장|이사장|교육감)$/,
  /^([가-힣]+군)수$/,
  /^([가-힣]+도)지사$/,
]

/** 용인시 for '용인시장'; null for other words. */
export const institutionOfHead = (word: string): string | null =>
  HEADS.map((head) => head.exec(word)?.[1]).find((institution) => institution !== undefined) ?? null
