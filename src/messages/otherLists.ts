import type { OtherListKind } from '@/domain/expense/otherLists'

export const OTHER_LIST_NAMES: Record<OtherListKind, string> = {
  political_funds: '정치자금',
  contracts: '계약',
  travel: '여비',
  subsidies: '보조금',
  office_costs: '관서운영비',
  overtime_meals: '특근매식비',
  special_duties: '특정업무경비',
  council_costs: '의정활동비',
  company_card: '기업 법인카드',
  card: '법인카드',
}
