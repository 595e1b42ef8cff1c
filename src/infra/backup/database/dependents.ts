import type pg from 'pg'
import { quoted } from './quoted'

interface Trigger {
  table: string
  name: string
  state: 'O' | 'R' | 'A'
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

/** Indexes that are no constraint's. */
const INDEXES = `
  SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid AND k.contype IN ('p', 'u', 'x'))
  ORDER BY c.relname`

/**
 * Switches triggers off and takes foreign keys and indexes away, for a load of whole tables by their owner.
 * @returns gives all of them back as they were
 */
export async function dropDependents(sql: pg.Client): Promise<() => Promise<void>> {
  const { rows: triggers } = await sql.query<Trigger>(TRIGGERS)
  const { rows: keys } = await sql.query<{ table: string; name: string; definition: string }>(FOREIGN_KEYS)
  const { rows: indexes } = await sql.query<{ name: string; definition: string }>(INDEXES)
  for (const { table, name } of triggers)
    await sql.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER ${quoted(name)}`)
  for (const { table, name } of keys) await sql.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`)
  for (const { name } of indexes) await sql.query(`DROP INDEX ${quoted(name)}`)
  return async () => {
    for (const { definition } of indexes) await sql.query(definition)
    for (const { table, name, definition } of keys)
      await sql.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`)
    for (const { table, name, state } of triggers)
      await sql.query(`ALTER TABLE ${quoted(table)} ${ENABLE[state]} TRIGGER ${quoted(name)}`)
  }
}
