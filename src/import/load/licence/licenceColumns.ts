/** A licence has changed if any of these differ. */
export const LICENCE_CONTENT_COLUMNS = [
  'name',
  'branch',
  'region_id',
  'lot_address',
  'road_address',
  'latitude',
  'longitude',
  'phone',
  'kind',
  'business_type',
  'is_open',
  'opened_on',
  'closed_on',
  'name_key',
  'branch_key',
  'lot_key',
  'road_key',
] as const

/** `(a.name, a.branch, …)`, to compare two licences with IS DISTINCT FROM. */
export const contentOf = (alias: string): string =>
  `(${LICENCE_CONTENT_COLUMNS.map((column) => `${alias}.${column}`).join(', ')})`
