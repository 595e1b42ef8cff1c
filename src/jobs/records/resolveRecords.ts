import type { PoolClient } from 'pg'
import type { RecordKind } from '@/domain/upload/records'
import { analyzeRecordStage } from './recordStage'
import { RECORD_TABLES, snapshotOf } from './recordTables'
import { resolveAgencies } from './resolveAgencies'
import { resolveRestaurants } from './resolveRestaurants'
import { resolveReviews } from './resolveReviews'

const RESOLVERS: Record<RecordKind, (sql: PoolClient) => Promise<void>> = {
  agencies: resolveAgencies,
  restaurants: resolveRestaurants,
  reviews: resolveReviews,
}

const CHANGES = (kind: RecordKind): string => `
  UPDATE record_stage s SET after = c.after, before = c.before,
    status = CASE WHEN c.after IS NULL THEN 'skip' ELSE 'ok' END,
    reason = CASE WHEN c.after IS NULL THEN 'unchanged' END
  FROM (
    SELECT s.position, jsonb_object_agg(n.key, n.value) FILTER (WHERE n.key IS NOT NULL) AS after,
      jsonb_object_agg(n.key, t.now -> n.key) FILTER (WHERE n.key IS NOT NULL) AS before
    FROM record_stage s
    JOIN (SELECT t.id, ${snapshotOf(kind)} AS now FROM ${RECORD_TABLES[kind].table} t) t ON t.id = s.subject_id
    LEFT JOIN LATERAL jsonb_each(s.next) n ON n.value IS DISTINCT FROM t.now -> n.key
    WHERE s.status = 'ok' AND NOT s.is_new GROUP BY s.position
  ) c WHERE c.position = s.position`

/** Until the transaction ends, so that later statements see them unchanged. */
const LOCK = (table: string): string =>
  `SELECT FROM ${table} WHERE id IN (SELECT subject_id FROM record_stage WHERE status = 'ok' AND NOT is_new)
   ORDER BY id FOR UPDATE`

/** Create, update, skip or reject. `lock`: the records stay locked, to be written next. */
export async function resolveRecords(sql: PoolClient, kind: RecordKind, lock: boolean): Promise<void> {
  await analyzeRecordStage(sql)
  await RESOLVERS[kind](sql)
  if (lock) await sql.query(LOCK(RECORD_TABLES[kind].table))
  await sql.query(CHANGES(kind))
  await sql.query(`UPDATE record_stage SET after = next WHERE status = 'ok' AND is_new`)
}
