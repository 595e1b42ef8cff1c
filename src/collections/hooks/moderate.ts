import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { ContentType } from '@/domain/moderation/states'
import { isMember } from '@/domain/roles'
import { databaseNow, instantSql } from '@/server/instantSql'
import { CONTENT_TABLES } from '@/server/moderation/contentTables'
import { writeState } from '@/server/moderation/writeState'
import { payloadSql } from '@/server/payloadSql'
import { unwrap } from '@/server/violationError'
import { reasonOf } from './reasonOf'

type Values = Record<string, unknown>
type Columns = Record<string, string>

const STATE: Columns = {
  status: 'status',
  hiddenReason: 'hidden_reason',
  hiddenUntil: instantSql('hidden_until'),
  deletedAt: instantSql('deleted_at'),
  deletedBy: 'deleted_by_id',
}

/** Those of the fields that the caller changed. */
export const changedOf = (data: Values, before: Values, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields
      .filter((field) => data[field] !== undefined && (data[field] ?? null) !== (before[field] ?? null))
      .map((field) => [field, data[field]]),
  )

/** Until the transaction ends. */
export async function lockFields(req: PayloadRequest, type: ContentType, id: number, columns: Columns) {
  const listed = Object.entries({ ...STATE, ...columns }).map(([field, column]) => `${column} AS "${field}"`)
  const { rows } = await payloadSql(req).query<Values>(
    `SELECT ${listed.join(', ')} FROM ${CONTENT_TABLES[type].table} WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  )
  return rows[0] ?? {}
}

/**
 * A changed state is a decision of staff, made as in the back office. Payload writes every field and would revert
 * concurrent changes by the author or a counter, so they are read again. `columns`: no update may change these
 */
export const moderate =
  (type: ContentType, columns: Columns): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, operation, req }) => {
    if (operation !== 'update') return data
    // `lockOwn` has locked what they change.
    if (isMember(req.user)) return data.deletedAt ? { ...data, deletedAt: await databaseNow(payloadSql(req)) } : data
    const before = originalDoc as Values & { id: number }
    const written = changedOf(data, before, ['status', 'hiddenReason', 'hiddenUntil', 'deletedAt'])
    const decision = { type, id: before.id, written, reason: reasonOf(req), by: req.user?.id ?? null }
    if (Object.keys(written).length) unwrap(await writeState(payloadSql(req), decision))
    return { ...data, ...(await lockFields(req, type, before.id, columns)) }
  }
