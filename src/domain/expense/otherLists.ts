/** Lists that institutions publish next to 업무추진비, often with a day, a payee and an amount as well. */
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
