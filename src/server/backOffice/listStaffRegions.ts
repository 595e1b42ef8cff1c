import type { Queryable } from '@/infra/database/pool'
import type { StaffRegion } from '@/domain/backOffice/staffRegion'

/** All current districts, and others that still have restaurants. */
export async function listStaffRegions(sql: Queryable): Promise<StaffRegion[]> {
  const { rows } = await sql.query<StaffRegion>(
    `SELECT g.id, g.code, g.sub_add1 AS province, g.sub_add2 AS district FROM regions g
     WHERE g.valid_to IS NULL OR EXISTS (SELECT FROM restaurants r WHERE r.region_id = g.id)
     ORDER BY g.code`,
  )
  return rows
}
