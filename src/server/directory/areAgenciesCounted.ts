import type { Queryable } from '@/infra/database/pool'

const COUNTED = `
  SELECT count(*)::int AS counted FROM agency_stats s WHERE s.agency_id = ANY ($1::int[])
    AND NOT EXISTS (SELECT FROM stale_agencies x WHERE x.agency_id = s.agency_id)`

/** Those in `agency_stats` and `agency_places` are current. */
export async function areAgenciesCounted(sql: Queryable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql.query<{ counted: number }>(COUNTED, [ids])
  return rows[0]?.counted === new Set(ids).size
}
