export const AGENCY_SORTS = ['visit_count', 'amount', 'name'] as const
export type AgencySort = (typeof AGENCY_SORTS)[number]
