import {
  DRAFT_DAYS,
  type Draft,
  EDIT_SEEN_SECONDS,
  EDITORS_LISTED,
  EDITS_MAX,
  isDrafted,
} from '@/domain/backOffice/recordEdits'
import type { EditorsQuery, EditState, EndEditQuery, RecordEdit } from '@/contract/backOffice'
import type { Resource } from '@/domain/access/table'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { DEFINED } from '@/resources/defined'
import { writtenFields } from '@/resources/definition'

const SEEN = `e.seen_at > now() - interval '${EDIT_SEEN_SECONDS} seconds'`

/** A draft replaces only the one that the form knows, so that two windows never lose each other's text. */
const REPLACES = `$6 AND e.saved_at IS NOT DISTINCT FROM $7::timestamptz`

/** Times of drafts name them, to the millisecond as JSON has it. */
const NOW = `date_trunc('milliseconds', clock_timestamp())`

const KEEP = `
  INSERT INTO record_edits AS e (user_id, resource, record_id, base, draft, saved_at)
  SELECT $1, $2, $3, $4, $5::jsonb, CASE WHEN $5::jsonb IS NOT NULL THEN ${NOW} END
  WHERE (SELECT count(*) FROM record_edits WHERE user_id = $1) < $8
    OR EXISTS (SELECT FROM record_edits WHERE user_id = $1 AND resource = $2 AND record_id = $3)
  ON CONFLICT (user_id, resource, record_id) DO UPDATE SET
    seen_at = now(),
    started_at = CASE WHEN ${SEEN} THEN e.started_at ELSE now() END,
    base = CASE WHEN ${REPLACES} THEN excluded.base ELSE e.base END,
    draft = CASE WHEN ${REPLACES} THEN excluded.draft ELSE e.draft END,
    saved_at = CASE WHEN ${REPLACES} THEN excluded.saved_at ELSE e.saved_at END
  RETURNING base, saved_at AS "savedAt",
    CASE WHEN saved_at IS DISTINCT FROM $7::timestamptz AND draft IS DISTINCT FROM $5::jsonb THEN draft END AS draft`

const OTHERS = `
  SELECT u.nickname, e.started_at AS "editingSince" FROM record_edits e JOIN users u ON u.id = e.user_id
  WHERE e.resource = $1 AND e.record_id = $2 AND e.user_id <> $3 AND ${SEEN} AND u.role <> 'user'
  ORDER BY e.started_at, e.user_id LIMIT $4`

interface Stored {
  base: string | null
  savedAt: Date | null
  /** of another window */
  draft: Draft | null
}

/** Only texts of fields that staff may write in it. */
function isDraftOf(resource: Resource, { values, before }: Draft): boolean {
  if (!isDrafted(resource)) return false
  const written = writtenFields(DEFINED[resource as keyof typeof DEFINED])
  return [...Object.keys(values), ...Object.keys(before)].every((name) => Object.hasOwn(written, name))
}

/**
 * Says that this person edits the record, stores the draft if there is one, and answers who else edits it. Violation
 * `invalid-value` for a draft of other fields or another resource, `edits-limit-reached` for too many of them.
 */
export async function keepEdit(sql: Queryable, person: number, edit: RecordEdit): Promise<Result<EditState>> {
  const { resource, record, base, draftAt, draft } = edit
  if (draft && !isDraftOf(resource, draft)) return fail({ code: 'invalid-value', params: { field: 'draft' } })
  const text = draft ? JSON.stringify(draft) : null
  const values = [person, resource, record, base, text, draft !== undefined, draftAt, EDITS_MAX]
  const { rows } = await sql.query<Stored>(KEEP, values)
  const [stored] = rows
  if (!stored) return fail({ code: 'edits-limit-reached', params: { max: EDITS_MAX } })
  return ok({
    others: record ? await listEditors(sql, person, { resource, record }) : [],
    savedAt: stored.savedAt?.toISOString() ?? null,
    draft: stored.draft && { ...stored.draft, base: stored.base },
  })
}

/** Colleagues who edit the record now, longest first. */
export async function listEditors(
  sql: Queryable,
  person: number,
  { resource, record }: EditorsQuery,
): Promise<EditState['others']> {
  const { rows } = await sql.query<{ nickname: string; editingSince: Date }>(OTHERS, [
    ...[resource, record, person],
    EDITORS_LISTED,
  ])
  return rows.map(({ nickname, editingSince }) => ({ nickname, editingSince: editingSince.toISOString() }))
}

/** After saving, discarding or leaving without text. A draft that the form does not know stays. */
export async function endEdit(
  sql: Queryable,
  person: number,
  { resource, record, draftAt }: EndEditQuery,
): Promise<void> {
  await sql.query(
    `DELETE FROM record_edits WHERE user_id = $1 AND resource = $2 AND record_id = $3
       AND saved_at IS NOT DISTINCT FROM $4::timestamptz`,
    [person, resource, record, draftAt ?? null],
  )
}

/** Old drafts, and rows of forms that were closed without a word. Returns how many drafts. */
export async function deleteOldEdits(sql: Queryable): Promise<number> {
  await sql.query(`DELETE FROM record_edits WHERE draft IS NULL AND seen_at < now() - interval '1 day'`)
  const { rowCount } = await sql.query('DELETE FROM record_edits WHERE saved_at < now() - make_interval(days => $1)', [
    DRAFT_DAYS,
  ])
  return rowCount ?? 0
}
