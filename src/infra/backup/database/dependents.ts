import type pg from 'pg'
import { quoted } from './rowHash'

interface Trigger {
  table: string
  name: string
  state: 'O' | 'R' | 'A'
}

export interface Index {
  table: string
  name: string
  definition: string
  /** turns the index into a constraint; null for a plain index */
  constraint: string | null
}

export interface Dependents {
  indexes: Index[]
  /** Recreates foreign keys, which checks all rows, and enables triggers; call it after all indexes exist. */
  restoreKeysAndTriggers: () => Promise<void>
}

const ENABLE: Record<Trigger['state'], string> = { O: 'ENABLE', R: 'ENABLE REPLICA', A: 'ENABLE ALWAYS' }

const TRIGGERS = `
  SELECT c.relname AS table, t.tgname AS name, t.tgenabled AS state
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal AND t.tgenabled <> 'D'`

const FOREIGN_KEYS = `
  SELECT c.relname AS table, k.conname AS name, pg_get_constraintdef(k.oid) AS definition
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE c.relnamespace = 'public'::regnamespace AND k.contype = 'f' ORDER BY k.conname`

/** Includes primary keys and unique constraints, where they can be recreated identically. */
const INDEXES = `
  SELECT t.relname AS table, c.relname AS name, pg_get_indexdef(c.oid) AS definition,
    CASE k.contype WHEN 'p' THEN 'PRIMARY KEY' WHEN 'u' THEN 'UNIQUE' END AS constraint
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
    LEFT JOIN pg_constraint k ON k.conindid = c.oid AND k.contype IN ('p', 'u', 'x')
  WHERE c.relnamespace = 'public'::regnamespace
    AND (k.oid IS NULL OR (k.contype <> 'x' AND NOT k.condeferrable AND k.conname = c.relname))
  ORDER BY k.contype = 'p' DESC NULLS LAST, c.relname`

/** Disables triggers and drops foreign keys and indexes, for loading whole tables as their owner. */
export async function dropDependents(sql: pg.Client): Promise<Dependents> {
  const { rows: triggers } = await sql.query<Trigger>(TRIGGERS)
  const { rows: keys } = await sql.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS)
  const { rows: indexes } = await sql.query<Index>(INDEXES)
  for (const { table, name } of triggers)
    await sql.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER ${quoted(name)}`)
  for (const { table, name } of keys) await sql.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`)
  for (const { table, name, constraint } of indexes)
    await sql.query(
      constraint ? `ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}` : `DROP INDEX ${quoted(name)}`,
    )
  return {
    indexes,
    async restoreKeysAndTriggers() {
      for (const { table, name, definition } of keys)
        await sql.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`)
      for (const { table, name, state } of triggers)
        await sql.query(`ALTER TABLE ${quoted(table)} ${ENABLE[state]} TRIGGER ${quoted(name)}`)
    },
  }
}
