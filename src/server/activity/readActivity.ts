import {
  ACTIVITY_PAGE_SIZE,
  type ActivityEntry,
  type ActivityPage,
  NOTE_ADDED,
  SHOWN_VALUE_MAX,
} from '@/domain/backOffice/activity'
import { displayRegion } from '@/domain/region/regionNames'
import { isAdmin, type Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import type { AuditSubject } from '@/resources/defined'
import { shortened } from '../audit'

/** Sign-ins would bury what was done to an account, and a note stands in the list itself. */
const CHANGES = `
  SELECT 'change-' || a.id AS key, 'change' AS kind, a.id AS n, a.occurred_at AS at, a.event, a.actor_id, a.actor_role,
    a.reason, a.before, a.after, jsonb_build_object('entry', a.id) AS details
  FROM audit_log a WHERE a.subject_type = $1 AND a.subject_id = $2
    AND a.event NOT LIKE 'authn%' AND a.event NOT LIKE 'session%'
    AND a.after IS DISTINCT FROM '${JSON.stringify(NOTE_ADDED)}'::jsonb
  ORDER BY a.id DESC LIMIT $3`

const NOTES = `
  SELECT 'note-' || n.id AS key, 'note' AS kind, n.id AS n, n.created_at AS at, 'noted' AS event,
    n.written_by_id AS actor_id, NULL AS actor_role, n.text AS reason, NULL::jsonb AS before, NULL::jsonb AS after,
    jsonb_build_object('note', n.id) AS details
  FROM record_notes n WHERE n.subject_type = $1 AND n.subject_id = $2
  ORDER BY n.id DESC LIMIT $3`

/** `$3` is the end of the page, `$4` its beginning: each branch ends after as many rows as the page can have. */
const pageOf = (branches: readonly string[]): string => `
  WITH entries AS (${branches.map((one) => `(${one})`).join(' UNION ALL ')}),
  page AS (SELECT * FROM entries ORDER BY at DESC, n DESC LIMIT $3 - $4 OFFSET $4)
  SELECT e.key, e.kind, e.at, e.event, e.reason, e.details, ${shortened('e.before', SHOWN_VALUE_MAX)} AS before,
    ${shortened('e.after', SHOWN_VALUE_MAX)} AS after,
    CASE WHEN e.actor_id IS NOT NULL THEN jsonb_build_object('id', e.actor_id, 'nickname', u.nickname,
      'role', coalesce(e.actor_role, u.role::text)) END AS actor,
    (SELECT jsonb_object_agg(r.id, jsonb_build_object('province', r.sub_add1, 'district', r.sub_add2)) FROM regions r
      WHERE r.id::text IN (e.before ->> 'region', e.after ->> 'region')) AS regions
  FROM page e LEFT JOIN users u ON u.id = e.actor_id
  ORDER BY e.at DESC, e.n DESC`

interface Asked {
  subject: AuditSubject
  id: number
  /** from 1 */
  page: number
  reader: { id: number; role?: Role | null }
  /** without changes */
  isNotesOnly?: boolean
  /** of events that the audit log does not have, with the columns of `CHANGES`; `$2` is the record */
  events?: readonly string[]
}

type Row = ActivityEntry & { regions: Record<string, { province: string; district: string | null }> | null }

/** What was done to a record and what staff noted about it, newest first, in one statement. */
export async function readActivity(
  sql: Queryable,
  { subject, id, page, reader, isNotesOnly = false, events = [] }: Asked,
): Promise<ActivityPage> {
  const from = (page - 1) * ACTIVITY_PAGE_SIZE
  const branches = isNotesOnly ? [NOTES] : [CHANGES, NOTES, ...events]
  // One more than the page, which says whether there is another.
  const values = [subject, id, from + ACTIVITY_PAGE_SIZE + 1, from]
  const { rows } = await sql.query<Row>(pageOf(branches), values)
  const shown = rows.slice(0, ACTIVITY_PAGE_SIZE)
  const regions = Object.assign({}, ...shown.map((row) => row.regions)) as NonNullable<Row['regions']>
  return {
    data: shown.map(({ regions: _, ...entry }) => withRight(entry, reader)),
    hasMore: rows.length > ACTIVITY_PAGE_SIZE,
    regions: Object.fromEntries(Object.entries(regions).map(([region, names]) => [region, displayRegion(names)])),
  }
}

function withRight(entry: ActivityEntry, reader: Asked['reader']): ActivityEntry {
  if (entry.kind !== 'note') return entry
  return { ...entry, details: { ...entry.details, canDelete: isAdmin(reader) || entry.actor?.id === reader.id } }
}
