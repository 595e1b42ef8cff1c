import type { PoolClient } from 'pg'
import { SAME_ROW } from './sameFile'
import { lockReferences, withoutForeignKeyChecks } from '@/infra/database/bulkLoad'

/**
 * Equal rows are numbered, and so are a cell's places: two equal dinners are both kept, and reading the file again
 * finds all rows. A row of the same bytes is recognised even with another agency name or after corrections.
 */
const WRITE = `
  WITH numbered AS (
    SELECT *, row_number() OVER (PARTITION BY content, place_index ORDER BY line) AS occurrence FROM import_stage
  ),
  inserted AS (
    INSERT INTO visits (restaurant_id, agency_id, department_id, spent_at, has_time, amount, split_amount, headcount,
      occasion, payment_method, source_document_id, import_batch_id, alias_id, sheet, row_number, place_index, row_hash,
      data_source, status, flags)
    SELECT restaurant_id, agency_id, department_id, spent_at, has_time, amount, split_amount, headcount,
      occasion::enum_visits_occasion, payment_method::enum_visits_payment_method,
      source_document_id, $1, alias_id, sheet, row_number, place_index,
      encode(substring(sha256(uuid_send(content) || int4send(occurrence::int) || int2send(place_index))
        FROM 1 FOR 16), 'hex')::uuid,
      'crawled', 'confirmed', flags::jsonb
    FROM numbered n
    WHERE NOT EXISTS (SELECT FROM visits v WHERE v.import_batch_id = ANY ($2::int[])
      AND v.place_index = n.place_index AND ${SAME_ROW('v', 'n')})
    ORDER BY line, place_index
    ON CONFLICT (row_hash) WHERE row_hash IS NOT NULL DO NOTHING
    RETURNING restaurant_id, sheet, row_number, amount, split_amount
  ),
  by_row AS (
    SELECT COUNT(*) AS visits, SUM(COALESCE(amount, 0) + COALESCE(split_amount, 0)) AS amount
    FROM inserted GROUP BY sheet, row_number
  )
  SELECT COUNT(*)::int AS rows, COALESCE(SUM(visits), 0)::int AS visits, COALESCE(SUM(amount), 0)::bigint AS amount,
    (SELECT array_agg(DISTINCT restaurant_id) FROM inserted) AS restaurants
  FROM by_row`

export interface Written {
  /** rows with at least one new visit */
  rows: number
  visits: number
  /** won of those rows */
  amount: number
  restaurants: number[]
}

/** Rows of earlier imports are skipped. `sameFile`: earlier batches of the same bytes. */
export async function writeVisits(sql: PoolClient, batch: number, sameFile: readonly number[]): Promise<Written> {
  await sql.query('ANALYZE import_stage')
  await lockReferences(sql)
  const { rows } = await withoutForeignKeyChecks(sql, () =>
    sql.query<Omit<Written, 'restaurants'> & { restaurants: number[] | null }>(WRITE, [batch, sameFile]),
  )
  const [written] = rows
  return {
    rows: written?.rows ?? 0,
    visits: written?.visits ?? 0,
    amount: written?.amount ?? 0,
    restaurants: written?.restaurants ?? [],
  }
}
