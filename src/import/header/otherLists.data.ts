/** A list that institutions publish beside 업무추진비, often with a day, a payee and an amount as well. */
export interface OtherList {
  /** what its title says */
  title: RegExp
  /** headings that only it has, as `headerKey` leaves them; two of them tell it */
  columns: readonly string[]
}

export const OTHER_LISTS: readonly OtherList[] = [
  {
    // The account book that the law on political funds prescribes.
    title: /정치 ?자금|선거 ?비용|후원회 ?(?:수입|지출|회계)/,
    columns: ['계정', '수입액', '수입을제공한자', '지출을받은자', '영수증일련번호'],
  },
  {
    title: /수의 ?계약|계약 ?(?:체결|현황|내역|공개)/,
    columns: ['계약명', '계약건명', '계약금액', '계약상대자', '계약업체', '계약방법', '계약기간', '계약일자', '계약일', '계약율', '낙찰율', '예정가격'],
  },
  {
    title: /여비 ?(?:지급|집행|정산|지출|사용|내역|현황)|(?:국내|국외|출장) ?여비/,
    columns: ['출장자', '출장지', '출장기간', '출장목적', '출장일', '여비', '일비', '숙박비', '운임'],
  },
  {
    title: /보조금 ?(?:교부|집행|지급|지원|정산|지출|사용|내역|현황)/,
    columns: ['보조사업자', '보조사업명', '보조사업', '보조금', '보조금액', '교부액', '교부금액', '교부일', '교부일자', '자부담'],
  },
  {
    // A card of a company; that of an institution is what 업무추진비 is paid with.
    title: /\(주\)[가-힣]{1,20} 법인 ?카드/,
    columns: [],
  },
]
