import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { BackupError } from '@/domain/backup'
import type { ArchivedTable, Manifest } from '../archive/format'
import { quoted } from './rowHash'
import { dropDependents, type Index } from './dependents'

interface IndexQueue {
  add(table: string): void
  /** No more tables follow; indexes of empty tables can be built too. */
  close(): void
  work(sql: pg.Client): Promise<void>
}

function createIndexQueue(indexes: readonly Index[]): IndexQueue {
  const later = new Set(indexes)
  const ready: Index[] = []
  let wakeAll: () => void = () => undefined
  let woken = new Promise<void>((wake) => (wakeAll = wake))
  let closed = false
  const release = (isReady: (index: Index) => boolean): void => {
    for (const index of [...later].filter(isReady)) {
      later.delete(index)
      ready.push(index)
    }
    wakeAll()
    woken = new Promise<void>((wake) => (wakeAll = wake))
  }
  return {
    add: (table) => release((index) => index.table === table),
    close() {
      closed = true
      release(() => true)
    },
    async work(sql) {
      for (;;) {
        const next = ready.shift()
        if (next) await build(sql, next)
        else if (closed) return
        else await woken
      }
    },
  }
}

async function build(sql: pg.Client, { table, name, definition, constraint }: Index): Promise<void> {
  await sql.query(definition)
  // Built as an index first, so that the table's other indexes need not wait.
  if (constraint)
    await sql.query(
      `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${constraint} USING INDEX ${quoted(name)}`,
    )
}

/** Connections of a load: one receives rows while the other builds indexes of loaded tables. */
export interface LoadConnections {
  rows: pg.Client
  indexes: pg.Client
}

export interface TableLoader {
  write(table: string, rows: Buffer): Promise<void>
  finish(): Promise<void>
  restoreKeysAndTriggers(): Promise<void>
}

/**
 * Commits need not wait for the disk: the commit that renames the database, temporary until complete, waits for all.
 */
const LOAD_SETTINGS = `SET maintenance_work_mem = '128MB'; SET synchronous_commit = off`

/**
 * Empties a migrated database for loading, without triggers, because the archive includes what they wrote. Indexes and
 * keys are rebuilt per table while the next one loads: faster than row by row. @throws BackupError 'table-unknown'
 */
export async function startLoad(
  { rows: sql, indexes }: LoadConnections,
  { tables, sequences }: Manifest,
): Promise<TableLoader> {
  const present = await presentColumns(sql)
  for (const { name, columns } of tables)
    if (!columns.every((column) => present.get(name)?.has(column)))
      throw new BackupError('table-unknown', { table: name })
  await Promise.all([sql.query(LOAD_SETTINGS), indexes.query(LOAD_SETTINGS)])
  const dependents = await dropDependents(sql)
  const all = [...present.keys()].map(quoted)
  if (all.length) await sql.query(`TRUNCATE ${all.join(', ')}`)
  const queue = createIndexQueue(dependents.indexes)
  const built = queue.work(indexes)
  // The next writer gets the error.
  built.catch(() => undefined)
  const load = copies(sql, new Map(tables.map((table) => [table.name, table])), (table) => queue.add(table))
  return {
    write: (table, rows) => Promise.race([load.write(table, rows), failureOf(built)]),
    async finish() {
      await load.end()
      await setSequences(sql, sequences)
      queue.close()
      await Promise.all([built, queue.work(sql)])
    },
    restoreKeysAndTriggers: dependents.restoreKeysAndTriggers,
  }
}

/** Settles only on failure. */
const failureOf = (work: Promise<unknown>): Promise<never> => work.then(() => new Promise<never>(() => undefined))

async function presentColumns(sql: pg.Client): Promise<Map<string, Set<string>>> {
  const { rows } = await sql.query<{ table: string; columns: string[] }>(
    `SELECT c.relname AS table, array_agg(a.attname::text) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.oid`,
  )
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]))
}

function copies(sql: pg.Client, tables: ReadonlyMap<string, ArchivedTable>, onLoaded: (table: string) => void) {
  let open: { table: string; stream: ReturnType<typeof copyFrom>; failed: Promise<never> } | undefined
  const done = new Set<string>()
  const end = async () => {
    if (!open) return
    const { stream, failed, table } = open
    open = undefined
    done.add(table)
    stream.end()
    await Promise.race([finished(stream), failed])
    await sql.query('COMMIT')
    onLoaded(table)
  }
  const start = async (table: string) => {
    const known = tables.get(table)
    if (!known || done.has(table)) throw new BackupError('table-unknown', { table })
    // COPY FREEZE requires a table truncated in the same transaction.
    await sql.query(`BEGIN; TRUNCATE ${quoted(table)}`)
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
        open = await start(table)
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
