/** Other lists that institutions publish, often with date, payee and amount as well. */
export const OTHER_LIST_KINDS = [
  'political_funds',
  'contracts',
  'travel',
  'subsidies',
  'office_costs',
  'overtime_meals',
  'special_duties',
  'council_costs',
  'company_card',
  'card',
] as const
export type OtherListKind = (typeof OTHER_LIST_KINDS)[number]
