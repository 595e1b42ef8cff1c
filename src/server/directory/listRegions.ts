import type { RegionSummary } from '@/domain/directory/schemas'
import type { Queryable } from '@/infra/database/pool'
import { COUNTED_SCOPES } from './readTotals'

const REGIONS = `
  SELECT g.code, g.sub_add1 AS province, g.sub_add2 AS district,
    COALESCE(c.restaurant_count, 0) AS restaurant_count, COALESCE(c.visit_count, 0) AS visit_count
  FROM regions g LEFT JOIN (${COUNTED_SCOPES}) c ON c.scope = g.code
  WHERE g.valid_to IS NULL OR c.restaurant_count > 0
  ORDER BY g.code`

/** Current districts, and abolished ones that still have restaurants. */
export const listRegions = async (sql: Queryable): Promise<RegionSummary[]> =>
  (await sql.query<RegionSummary>(REGIONS)).rows
