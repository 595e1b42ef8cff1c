import type { ChangeValues } from '@/domain/quality/changes'
import type { Queryable } from '@/infra/database/pool'
import { recordAudits } from '../audit/recordAudit'
import type { BulkAuthor } from '../backOffice/bulk'
import { refreshQualityOf } from '../quality/refreshQuality'
import { refreshRestaurants } from '../rankings/refreshRankings'

export interface ChangedRow {
  id: number
  before: ChangeValues
  after: ChangeValues
}

const set = (column: string, field: string, value: string): string =>
  `${column} = CASE WHEN c.after ? '${field}' THEN ${value} ELSE r.${column} END`

const WRITE = `
  UPDATE restaurants r SET updated_at = now(),
    ${set('category', 'category', `(c.after->>'category')::enum_restaurants_category`)},
    ${set('sub_category', 'subCategory', `c.after->>'subCategory'`)},
    ${set('region_id', 'region', `(c.after->>'region')::int`)},
    ${set('phone', 'phone', `c.after->>'phone'`)},
    ${set('is_active', 'isActive', `(c.after->>'isActive')::boolean`)},
    ${set('latitude', 'point', `(c.after->'point'->>0)::numeric`)},
    ${set('longitude', 'point', `(c.after->'point'->>1)::numeric`)}
  FROM jsonb_to_recordset($1::jsonb) AS c (id int, after jsonb)
  WHERE r.id = c.id`

/** Audits every change; refreshes figures, ranks and issues once. Rows must be locked. */
export async function writeRestaurantValues(
  sql: Queryable,
  rows: readonly ChangedRow[],
  { by, reason }: BulkAuthor,
  details: object,
): Promise<void> {
  if (!rows.length) return
  await sql.query(WRITE, [JSON.stringify(rows)])
  await recordAudits(
    sql,
    rows.map(({ id, before, after }) => ({
      event: 'record_updated',
      actor: by,
      subject: { type: 'restaurant', id },
      before,
      after,
      reason,
      details,
    })),
  )
  const ids = rows.map(({ id }) => id)
  await refreshRestaurants(sql, ids)
  await refreshQualityOf(sql, ids)
}
