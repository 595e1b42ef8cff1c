import type { AgencyMergePreview } from '@/domain/agency/merge'
import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from '../violationError'

/** `into` survives. */
export interface AgencyMerge {
  from: number
  into: number
}

/** Locks both. @throws ViolationError `agency-merge-same`, `agency-gone` */
export async function requireMergeableAgencies(sql: Queryable, { from, into }: AgencyMerge): Promise<void> {
  if (from === into) throw new ViolationError({ code: 'agency-merge-same', params: {} })
  const { rows } = await sql.query<{ id: number }>(
    'SELECT id FROM agencies WHERE id IN ($1, $2) ORDER BY id FOR UPDATE',
    [from, into],
  )
  if (rows.length < 2) throw new ViolationError({ code: 'agency-gone', params: {} })
}

const MOVES = `
  SELECT (SELECT count(*)::int FROM visits WHERE agency_id = $1) AS visits,
    (SELECT count(*)::int FROM departments WHERE agency_id = $1) AS departments,
    (SELECT count(*)::int FROM departments d JOIN departments o ON o.agency_id = $2 AND o.name = d.name
      WHERE d.agency_id = $1) AS "sharedDepartments",
    (SELECT count(*)::int FROM agencies WHERE parent_id = $1) AS children,
    (SELECT count(*)::int FROM visits WHERE agency_id IN ($1, $2)) AS "visitsAfter"`

/** @throws ViolationError `agency-merge-same`, `agency-gone` */
export async function previewAgencyMerge(sql: Queryable, { from, into }: AgencyMerge): Promise<AgencyMergePreview> {
  await requireMergeableAgencies(sql, { from, into })
  const { rows } = await sql.query<AgencyMergePreview>(MOVES, [from, into])
  const [preview] = rows
  if (!preview) throw new Error('a count has no row')
  return preview
}
