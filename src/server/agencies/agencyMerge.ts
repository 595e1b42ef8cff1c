import type { AgencyMergePreview } from '@/domain/agency/agency'
import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from '../violationError'
import { recordAudits } from '../audit'
import { waitForImportLock } from '../importLock'
import { moveNewsOfAgency } from '../follows/follows'
import { refreshRestaurants } from '../rankings/refreshRankings'

/** `into` survives. */
interface AgencyMerge {
  from: number
  into: number
}

/** Locks both. @throws ViolationError `agency-merge-same`, `agency-gone` */
async function requireMergeableAgencies(sql: Queryable, { from, into }: AgencyMerge): Promise<void> {
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

const OPEN = `
  INSERT INTO agency_merges (from_id, into_id, former, former_aliases, merged_by_id)
  SELECT f.id, i.id, jsonb_build_object('agency', to_jsonb(f), 'departments', (
      SELECT COALESCE(jsonb_agg(to_jsonb(d)), '[]') FROM departments d
      JOIN departments o ON o.agency_id = i.id AND o.name = d.name WHERE d.agency_id = f.id),
    'published', (SELECT COALESCE(jsonb_agg(p.month), '[]') FROM agency_publications p WHERE p.agency_id = f.id)),
    i.aliases, $3
  FROM agencies f, agencies i WHERE f.id = $1 AND i.id = $2 RETURNING id, former->'agency'->>'name' AS name`

/** Visits of departments that both have move to the survivor's. */
const MOVE_SHARED_DEPARTMENTS = `
  WITH shared AS (
    SELECT d.id AS former, o.id AS stays FROM departments d
    JOIN departments o ON o.agency_id = $2 AND o.name = d.name WHERE d.agency_id = $1
  ), moved AS (
    UPDATE visits v SET department_id = s.stays FROM shared s WHERE v.department_id = s.former
    RETURNING v.id, s.former, s.stays
  )
  INSERT INTO agency_merge_changes (merge_id, kind, row_id, former_id, value_id)
  SELECT $3, 'visit_department', id, former, stays FROM moved`
const DROP_SHARED_DEPARTMENTS = `
  DELETE FROM departments d USING departments o WHERE d.agency_id = $1 AND o.agency_id = $2 AND o.name = d.name`

const move = (kind: string, table: string, column: string): string => `
  WITH moved AS (UPDATE ${table} t SET ${column} = $2 WHERE t.${column} = $1 RETURNING t.id)
  INSERT INTO agency_merge_changes (merge_id, kind, row_id, former_id, value_id)
  SELECT $3, '${kind}', id, $1, $2 FROM moved`

/** A survivor below the other in the tree takes its place. */
const LIFT = `
  WITH lifted AS (
    UPDATE agencies t SET parent_id = NULLIF(f.parent_id, t.id) FROM agencies f
    WHERE f.id = $1 AND t.id = $2 AND t.parent_id = $1
    RETURNING t.id, t.parent_id
  )
  INSERT INTO agency_merge_changes (merge_id, kind, row_id, former_id, value_id)
  SELECT $3, 'child', id, $1, parent_id FROM lifted`

/** Imports find the survivor by them. */
const TAKE_NAMES = `
  UPDATE agencies i SET updated_at = now(), aliases = (
    SELECT jsonb_agg(DISTINCT n.name) FROM (
      SELECT jsonb_array_elements_text(i.aliases) UNION SELECT f.name UNION SELECT jsonb_array_elements_text(f.aliases)
    ) n (name) WHERE n.name <> i.name)
  FROM agencies f WHERE i.id = $2 AND f.id = $1 RETURNING i.aliases`

const TAKE_PUBLICATIONS = `
  INSERT INTO agency_publications (agency_id, month, noted_by_id, noted_at)
  SELECT $2, month, noted_by_id, noted_at FROM agency_publications WHERE agency_id = $1 ON CONFLICT DO NOTHING`

const RESTAURANTS = `
  SELECT DISTINCT v.restaurant_id AS id FROM agency_merge_changes c JOIN visits v ON v.id = c.row_id
  WHERE c.merge_id = $1 AND c.kind = 'visit'`

export async function restaurantsOfMerge(sql: Queryable, merge: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(RESTAURANTS, [merge])
  return rows.map(({ id }) => id)
}

/**
 * Everything moves, counts and ranks follow, and imports map its name from now on. `sql`: inside a transaction. Returns
 * the merge's id. @throws ViolationError `agency-merge-same`, `agency-gone`, `import-running`
 */
export async function mergeAgencies(
  sql: Queryable,
  { from, into, by, reason }: AgencyMerge & { by: number; reason: string | null },
): Promise<number> {
  await waitForImportLock(sql)
  await requireMergeableAgencies(sql, { from, into })
  const { rows } = await sql.query<{ id: number; name: string }>(OPEN, [from, into, by])
  const [merge] = rows
  if (!merge) throw new Error('an insert has no row')
  await sql.query(MOVE_SHARED_DEPARTMENTS, [from, into, merge.id])
  await sql.query(DROP_SHARED_DEPARTMENTS, [from, into])
  await sql.query(move('department', 'departments', 'agency_id'), [from, into, merge.id])
  await sql.query(LIFT, [from, into, merge.id])
  await sql.query(move('child', 'agencies', 'parent_id'), [from, into, merge.id])
  await sql.query(move('visit', 'visits', 'agency_id'), [from, into, merge.id])
  await sql.query(move('source', 'sources', 'agency_id'), [from, into, merge.id])
  await sql.query(move('blank_place', 'import_blank_places', 'agency_id'), [from, into, merge.id])
  const { rows: named } = await sql.query<{ aliases: string[] }>(TAKE_NAMES, [from, into])
  await sql.query(TAKE_PUBLICATIONS, [from, into])
  await moveNewsOfAgency(sql, from, into)
  await sql.query('DELETE FROM agencies WHERE id = $1', [from])
  await refreshRestaurants(sql, await restaurantsOfMerge(sql, merge.id))
  await recordAudits(sql, [
    {
      event: 'record_updated',
      actor: by,
      subject: { type: 'agency', id: into },
      before: {},
      after: { aliases: named[0]?.aliases ?? [] },
      reason,
    },
    {
      event: 'record_deleted',
      actor: by,
      subject: { type: 'agency', id: from },
      before: { name: merge.name },
      after: { into },
      reason,
    },
  ])
  return merge.id
}
