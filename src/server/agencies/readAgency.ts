import type { AgencyType } from '@/domain/agencyTypes'
import type { Queryable } from '@/infra/database/pool'
import type { Point } from '@/domain/distance'
import { hallOf } from '@/domain/search/readQuery'

export interface NamedAgency {
  id: number
  name: string
  type: AgencyType
}

export async function readAgency(sql: Queryable, id: number): Promise<NamedAgency | null> {
  return (await sql.query<NamedAgency>('SELECT id, name, type::text FROM agencies WHERE id = $1', [id])).rows[0] ?? null
}

/** Merges may be chained; UNION (not ALL) ends a cycle. */
const FOLLOW = `
  WITH RECURSIVE followed (id) AS (
    SELECT $1::int UNION SELECT m.into_id FROM followed JOIN agency_merges m ON m.from_id = followed.id
      AND m.undone_at IS NULL
  )
  SELECT a.id FROM followed JOIN agencies a USING (id) LIMIT 1`

/** Its own id, its survivor's, or null if deleted. */
export async function resolveMergedAgency(sql: Queryable, id: number): Promise<number | null> {
  return (await sql.query<{ id: number }>(FOLLOW, [id])).rows[0]?.id ?? null
}

/** Where institutions sit, by id; without those whose hall is unknown. */
export async function readHalls(sql: Queryable, agencies: readonly number[]): Promise<Map<number, Point>> {
  const { rows } = await sql.query<{ id: number } & Parameters<typeof hallOf>[0]>(
    `SELECT id, name, hall_latitude::float8, hall_longitude::float8 FROM agencies WHERE id = ANY ($1::int[])`,
    [[...new Set(agencies)]],
  )
  return new Map(
    rows.flatMap(({ id, ...agency }) => {
      const hall = hallOf(agency)
      return hall ? [[id, hall] as const] : []
    }),
  )
}
