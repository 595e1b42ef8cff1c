import type { Pick } from '@/domain/linkage/duplicates'
import type { Queryable } from '@/infra/database/pool'
import { recordAudit } from '../../audit'

/** Chosen together. */
export const PICK_COLUMNS: Record<Pick, string[]> = {
  name: ['name', 'branch', 'title'],
  category: ['category', 'sub_category'],
  address: ['address', 'region_id', 'address_from_id'],
  point: ['latitude', 'longitude'],
  phone: ['phone'],
  closed: ['closed_on', 'verified_on'],
}
/** By their names in the audit record. */
const AUDITED = `jsonb_build_object('name', r.name, 'branch', r.branch, 'category', r.category, 'subCategory',
  r.sub_category, 'address', r.address, 'region', r.region_id, 'latitude', r.latitude, 'longitude', r.longitude,
  'phone', r.phone, 'closedOn', r.closed_on, 'verifiedOn', r.verified_on)`
export const ALL_COLUMNS = Object.values(PICK_COLUMNS).flat()

export interface Author {
  by: number
  reason: string | null
}

export const auditedFields = async (sql: Queryable, id: number): Promise<Record<string, unknown>> =>
  (
    await sql.query<{ row: Record<string, unknown> }>(`SELECT ${AUDITED} AS row FROM restaurants r WHERE r.id = $1`, [
      id,
    ])
  ).rows[0]?.row ?? {}

export const pickedColumns = async (sql: Queryable, id: number): Promise<object> =>
  (
    await sql.query<{ row: object }>(
      `SELECT jsonb_build_object(${ALL_COLUMNS.map((column) => `'${column}', ${column}`).join(', ')}) AS row
       FROM restaurants WHERE id = $1`,
      [id],
    )
  ).rows[0]?.row ?? {}

export async function recordFields(
  sql: Queryable,
  id: number,
  before: Record<string, unknown>,
  { by, reason }: Author,
): Promise<void> {
  const after = await auditedFields(sql, id)
  const changed = Object.keys(after).filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]))
  if (changed.length === 0) return
  const part = (row: Record<string, unknown>) => Object.fromEntries(changed.map((field) => [field, row[field]]))
  await recordAudit(sql, {
    event: 'record_updated',
    actor: by,
    subject: { type: 'restaurant', id },
    before: part(before),
    after: part(after),
    reason,
  })
}
