import type { CarriedKind } from '@/domain/backup'

export interface CarryStep {
  /** null if another step counts it */
  kind: CarriedKind | null
  /** $1 is an instant before the backup, which has everything older */
  read: string
  /** takes the rows as $1; may return where figures must be recomputed */
  write: string
}

export interface Touched {
  restaurant?: number
  rated?: number
  post?: number
  parent?: number | null
}

export const givenRows = (table: string, of = 'l'): string =>
  `jsonb_populate_recordset(NULL::${table}, $1::jsonb) ${of}`
export const allRows = (table: string, condition = 'true'): string =>
  `SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${condition}`
/** null if the row is missing in the restored database. */
export const knownId = (table: string, column: string): string =>
  `(SELECT k.id FROM ${table} k WHERE k.id = l.${column})`

/** Drops rows that the replaced database lacks by this key. */
export const dropMissing = (table: string, ...key: string[]): string => `DELETE FROM ${table} t
  WHERE NOT EXISTS (SELECT FROM ${givenRows(table)} WHERE ${key.map((name) => `l.${name} = t.${name}`).join(' AND ')})`

/**
 * Under their ids, or new ones if taken. `moment` identifies a row together with its id; `references`: columns that
 * refer to a table
 */
export function appendRows(table: string, moment: string, references: Record<string, string>): string {
  const next = `nextval(pg_get_serial_sequence('${table}', 'id'))`
  const kept = [
    `'id', CASE WHEN ${knownId(table, 'id')} IS NULL THEN l.id ELSE ${next} END`,
    ...Object.entries(references).map(([column, leads]) => `'${column}', ${knownId(leads, column)}`),
  ]
  return `
    INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT given.* FROM ${givenRows(table)}
    CROSS JOIN LATERAL jsonb_populate_record(l, jsonb_build_object(${kept.join(', ')})) given
    WHERE NOT EXISTS (SELECT FROM ${table} a WHERE a.id = l.id AND a.${moment} = l.${moment})`
}
