import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../audit'
import { waitForImportLock } from '../importLock'
import { noteKnownMonths } from '../follows/follows'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { ViolationError } from '../violationError'
import { restaurantsOfMerge } from './agencyMerge'

const LOCK = `
  SELECT from_id AS "from", into_id AS "into", former->'agency'->>'name' AS name
  FROM agency_merges WHERE id = $1 AND into_id = $2 AND undone_at IS NULL FOR UPDATE`

/** Deleted visits do not matter. */
const CHANGED = `
  SELECT NOT EXISTS (SELECT FROM agencies WHERE id = $2) AS gone,
    (SELECT name FROM agencies WHERE name = $3) AS name,
    (SELECT count(DISTINCT v.id)::int FROM agency_merge_changes c JOIN visits v ON v.id = c.row_id
      WHERE c.merge_id = $1 AND (c.kind = 'visit' AND v.agency_id <> $2
        OR c.kind = 'visit_department' AND v.department_id IS DISTINCT FROM c.value_id)) AS visits,
    (SELECT count(*)::int FROM agency_merge_changes c LEFT JOIN departments d ON d.id = c.row_id
      WHERE c.merge_id = $1 AND c.kind = 'department' AND d.agency_id IS DISTINCT FROM $2) AS departments,
    (SELECT count(*)::int FROM agency_merge_changes c LEFT JOIN agencies a ON a.id = c.row_id
      WHERE c.merge_id = $1 AND c.kind = 'child'
        AND (a.id IS NULL OR a.parent_id IS DISTINCT FROM c.value_id)) AS children`

interface Changed {
  gone: boolean
  name: string | null
  visits: number
  departments: number
  children: number
}

/** The parent only if it still exists, the code only if no other has it. */
const RESTORE_AGENCY = `
  INSERT INTO agencies SELECT (jsonb_populate_record(NULL::agencies, m.former->'agency' || jsonb_build_object(
    'parent_id', (SELECT p.id FROM agencies p WHERE p.id = (m.former->'agency'->>'parent_id')::int),
    'standard_code', (SELECT m.former->'agency'->>'standard_code'
      WHERE NOT EXISTS (SELECT FROM agencies o WHERE o.standard_code = m.former->'agency'->>'standard_code'))))).*
  FROM agency_merges m WHERE m.id = $1`
const RESTORE_DEPARTMENTS = `
  INSERT INTO departments SELECT d.* FROM agency_merges m
  CROSS JOIN jsonb_populate_recordset(NULL::departments, m.former->'departments') d WHERE m.id = $1`
const RESTORE_PUBLICATIONS = `
  INSERT INTO agency_publications (agency_id, month)
  SELECT m.from_id, p.month::date FROM agency_merges m
  CROSS JOIN jsonb_array_elements_text(m.former->'published') p (month) WHERE m.id = $1`

const moveBack = (kind: string, table: string, column: string): string => `
  UPDATE ${table} t SET ${column} = c.former_id FROM agency_merge_changes c
  WHERE c.merge_id = $1 AND c.kind = '${kind}' AND c.row_id = t.id`

/** Names added since the merge stay. */
const RETURN_NAMES = `
  UPDATE agencies i SET updated_at = now(), aliases = (
    SELECT COALESCE(jsonb_agg(n.name), '[]') FROM jsonb_array_elements_text(i.aliases) n (name)
    WHERE m.former_aliases ? n.name
      OR NOT (n.name = m.former->'agency'->>'name' OR m.former->'agency'->'aliases' ? n.name))
  FROM agency_merges m WHERE m.id = $1 AND i.id = m.into_id`

/**
 * Later imports under its name stay with the survivor. `sql`: inside a transaction. @throws ViolationError
 * `agency-merge-undone`, `agency-merge-changed` with the changes, `import-running`
 */
export async function undoAgencyMerge(
  sql: Queryable,
  { merge, into, by, reason }: { merge: number; into: number; by: number; reason: string | null },
): Promise<void> {
  await waitForImportLock(sql)
  const { rows } = await sql.query<{ from: number; into: number; name: string }>(LOCK, [merge, into])
  const [merged] = rows
  if (!merged) throw new ViolationError({ code: 'agency-merge-undone', params: {} })
  const { rows: found } = await sql.query<Changed>(CHANGED, [merge, into, merged.name])
  const [changed] = found
  if (changed && (changed.gone || changed.name || changed.visits + changed.departments + changed.children > 0))
    throw new ViolationError({ code: 'agency-merge-changed', params: changed })
  await sql.query(RESTORE_AGENCY, [merge])
  await sql.query(RESTORE_DEPARTMENTS, [merge])
  await sql.query(RESTORE_PUBLICATIONS, [merge])
  await sql.query(moveBack('department', 'departments', 'agency_id'), [merge])
  await sql.query(moveBack('visit_department', 'visits', 'department_id'), [merge])
  await sql.query(moveBack('child', 'agencies', 'parent_id'), [merge])
  await sql.query(moveBack('visit', 'visits', 'agency_id'), [merge])
  await sql.query(moveBack('source', 'sources', 'agency_id'), [merge])
  await sql.query(moveBack('blank_place', 'import_blank_places', 'agency_id'), [merge])
  await noteKnownMonths(sql, into, merged.from)
  await sql.query(RETURN_NAMES, [merge])
  await sql.query('UPDATE agency_merges SET undone_at = now(), undone_by_id = $2 WHERE id = $1', [merge, by])
  await refreshRestaurants(sql, await restaurantsOfMerge(sql, merge))
  await recordAudit(sql, {
    event: 'record_restored',
    actor: by,
    subject: { type: 'agency', id: merged.from },
    before: { into },
    after: { name: merged.name },
    reason,
  })
}
