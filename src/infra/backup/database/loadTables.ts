import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupError } from '@/domain/backup/errors'
import type { ArchivedTable, Manifest } from '../archive/format'
import { quoted } from './quoted'
import { dropDependents } from './dependents'

/** Takes the pieces of tables, in the order of the archive. */
export interface TableLoader {
  write(table: string, rows: Buffer): Promise<void>
  /** Ends the table under way, then gives the schema back what `startLoad` took. The caller commits. */
  finish(): Promise<void>
}

/**
 * Empties the tables of a migrated database and prepares it to be loaded, within the caller's transaction: triggers are
 * off, since what they wrote is in the archive too; indexes and foreign keys are away, and made anew over all rows at
 * the end, which is faster than row by row and checks the keys.
 * @throws BackupError 'table-unknown'
 */
export async function startLoad(sql: pg.Client, { tables, sequences }: Manifest): Promise<TableLoader> {
  const present = await presentColumns(sql)
  for (const { name, columns } of tables)
    if (!columns.every((column) => present.get(name)?.has(column)))
      throw new BackupError('table-unknown', { table: name })
  const all = [...present.keys()].map(quoted)
  await sql.query(`SET LOCAL maintenance_work_mem = '256MB'`)
  const restoreDependents = await dropDependents(sql)
  if (all.length) await sql.query(`TRUNCATE ${all.join(', ')}`)
  const load = copies(sql, new Map(tables.map((table) => [table.name, table])))
  return {
    write: (table, rows) => load.write(table, rows),
    async finish() {
      await load.end()
      await setSequences(sql, sequences)
      await restoreDependents()
    },
  }
}

async function presentColumns(sql: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows } = await sql.query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.oid`,
  )
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]))
}

function copies(sql: pg.Client, tables: ReadonlyMap<string, ArchivedTable>) {
  let open: { table: string; stream: ReturnType<typeof copyFrom>; failed: Promise<never> } | undefined
  const done = new Set<string>()
  const end = async () => {
    if (!open) return
    const { stream, failed, table } = open
    open = undefined
    done.add(table)
    stream.end()
    await Promise.race([finished(stream), failed])
  }
  const start = (table: string) => {
    const known = tables.get(table)
    if (!known || done.has(table)) throw new BackupError('table-unknown', { table })
    const stream = sql.query(
      copyFrom(`COPY ${quoted(table)} (${known.columns.map(quoted).join(', ')}) FROM STDIN WITH (FREEZE)`),
    )
    const failed = new Promise<never>((_, reject) => stream.on('error', reject))
    failed.catch(() => undefined)
    return { table, stream, failed }
  }
  return {
    end,
    async write(table: string, rows: Buffer): Promise<void> {
      if (open?.table !== table) {
        await end()
        open = start(table)
      }
      const { stream, failed } = open
      if (!stream.write(rows)) await Promise.race([new Promise<void>((go) => stream.once('drain', () => go())), failed])
    },
  }
}

async function setSequences(sql: pg.Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value } of sequences) {
    const known = await sql.query<{ known: boolean }>(`SELECT to_regclass($1) IS NOT NULL AS known`, [quoted(name)])
    if (!known.rows[0]?.known) throw new BackupError('table-unknown', { table: name })
    if (value === null) await sql.query(`ALTER SEQUENCE ${quoted(name)} RESTART`)
    else await sql.query('SELECT setval($1::regclass, $2::bigint)', [quoted(name), value])
  }
}
