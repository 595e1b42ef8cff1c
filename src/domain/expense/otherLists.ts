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
