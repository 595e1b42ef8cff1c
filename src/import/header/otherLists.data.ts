import type { OtherListKind } from '@/domain/expense/fileErrors'

interface OtherList {
  kind: OtherListKind
  /** what its title says */
  title: RegExp
  /** headings that only it has, as `headerKey` leaves them; two of them tell it */
  columns: readonly string[]
}

export const OTHER_LISTS: readonly OtherList[] = [
  {
    // The account book that the law on political funds prescribes.
    kind: 'political_funds',
    title: /정치 ?자금|선거 ?비용|후원회 ?(?:수입|지출|회계)/,
    columns: ['계정', '수입액', '수입을제공한자', '지출을받은자', '영수증일련번호'],
  },
  {
    kind: 'contracts',
    title: /수의 ?계약|계약 ?(?:체결|현황|내역|공개)/,
    columns: ['계약명', '계약건명', '계약금액', '계약상대자', '계약업체', '계약방법', '계약기간', '계약일자', '계약일', '계약율', '낙찰율', '예정가격'],
  },
  {
    kind: 'travel',
    title: /여비 ?(?:지급|집행|정산|지출|사용|내역|현황)|(?:국내|국외|출장) ?여비/,
    columns: ['출장자', '출장지', '출장기간', '출장목적', '출장일', '여비', '일비', '숙박비', '운임'],
  },
  {
    kind: 'subsidies',
    title: /보조금 ?(?:교부|집행|지급|지원|정산|지출|사용|내역|현황)/,
    columns: ['보조사업자', '보조사업명', '보조사업', '보조금', '보조금액', '교부액', '교부금액', '교부일', '교부일자', '자부담'],
  },
  {
    kind: 'overtime_meals',
    title: /(?:특근|야근|초과 ?근무) ?(?:자 ?)?(?:매식|급식|급량|식)비|매식비|급량비/,
    columns: ['특근자', '특근일', '특근일자', '특근시간', '초과근무자', '초과근무시간', '초과근무일', '급량비', '매식비', '특근매식비', '급식인원', '매식인원'],
  },
  {
    kind: 'office_costs',
    title: /(?:관서|부서|공공) ?운영 ?경?비|사무 ?관리비|일반 ?(?:운영|수용)비/,
    columns: ['관서운영비', '관서운영경비', '사무관리비', '공공운영비', '일반수용비', '공공요금', '지급명령번호', '관서운영경비출납공무원'],
  },
  {
    kind: 'special_duties',
    title: /특정 ?업무 ?경비|특수 ?활동비|업무 ?수행 ?경비/,
    columns: ['특정업무경비', '특수활동비', '업무수행경비', '직책급업무수행경비'],
  },
  {
    kind: 'council_costs',
    title: /의정 ?운영 ?공통 ?경비|의정 ?활동비|월정 ?수당/,
    columns: ['의정운영공통경비', '의정활동비', '월정수당'],
  },
  {
    kind: 'company_card',
    title: /\(주\)[가-힣]{1,20} 법인 ?카드/,
    columns: [],
  },
]

/** All that was paid with a card, of which 업무추진비 is a part; also how a list of nothing but that may be called. */
export const CARD_LIST =
  /법인 ?카드|(?:신용|체크|구매 ?전용) ?카드 ?(?:사용|이용|승인|매출|결제|집행)|카드 ?(?:사용|이용|승인|매출|결제) ?(?:내역|명세|현황|전표|대장)/
