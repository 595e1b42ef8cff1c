import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { OnBackupProgress } from '@/domain/backup'
import { createClient } from '@/infra/database/connection'
import type { Queryable } from '@/infra/database/pool'
import { pieceName, type TableSum, type ArchivedTable, type Manifest } from '../archive/format'
import type { ArchiveWriter } from '../archive/writeArchive'
import { quoted, rowHash, TEXT_SETTINGS } from './rowHash'

/** Generated columns are left out, because they are recomputed. */
const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
    pg_table_size(c.oid)::float8 AS bytes
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.oid ORDER BY c.relname`

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'
  ORDER BY sequencename`

interface DescribedTable extends ArchivedTable {
  /** approximate size on disk, for progress */
  bytes: number
}

interface DescribedDatabase extends Pick<Manifest, 'serverVersion' | 'migrations' | 'sequences'> {
  tables: DescribedTable[]
}

export async function describeDatabase(sql: Queryable): Promise<DescribedDatabase> {
  const { rows: tables } = await sql.query<DescribedTable>(TABLES)
  const { rows: sequences } = await sql.query<{ name: string; value: string | null }>(SEQUENCES)
  const { rows: versions } = await sql.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  const { rows: migrations } = await sql.query<{ name: string }>(
    'SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY name',
  )
  return {
    tables,
    sequences,
    serverVersion: versions[0]?.version ?? '',
    migrations: migrations.map(({ name }) => name),
  }
}

/** Approximate size of the archive's pieces; a tar entry declares its size up front. */
const PIECE_BYTES = 1 << 20

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY'

interface Options {
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

export interface Snapshot {
  database: DescribedDatabase
  /** counts and hashes the rows in parallel */
  dumpTables(archive: ArchiveWriter, options: Options): Promise<Record<string, TableSum>>
}

/** Runs `work` on one snapshot shared by two connections: one exports rows, the other hashes them. */
export async function withSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const copying = createClient(url)
  const hashing = createClient(url)
  try {
    await Promise.all([copying.connect(), hashing.connect()])
    await copying.query(TEXT_SETTINGS)
    await hashing.query(TEXT_SETTINGS)
    await copying.query(BEGIN)
    const { rows } = await copying.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
    await hashing.query(BEGIN)
    await hashing.query(`SET TRANSACTION SNAPSHOT '${rows[0]?.id ?? ''}'`)
    const database = await describeDatabase(copying)
    return await work({
      database,
      dumpTables: (archive, options) => dumpTables(copying, hashing, database.tables, archive, options),
    })
  } finally {
    await Promise.all([copying.end(), hashing.end()])
  }
}

async function dumpTables(
  copying: pg.Client,
  hashing: Queryable,
  tables: readonly DescribedTable[],
  archive: ArchiveWriter,
  { onProgress, signal }: Options,
): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {}
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 1)
  let before = 0
  for (const table of tables) {
    const onPiece = (bytes: number) =>
      onProgress?.({
        step: 'database',
        item: table.name,
        share: (before + Math.min(bytes, table.bytes)) / total,
      })
    onPiece(0)
    const columns = [...table.columns]
    const [copied, sum] = await settled([
      dumpTable(copying, table, archive, onPiece, signal),
      rowHash(hashing, table.name, columns),
    ])
    if (copied !== sum.rows) throw new Error(`${table.name}: ${copied} rows copied, ${sum.rows} counted`)
    sums[table.name] = sum
    before += table.bytes
  }
  return sums
}

/** Waits for both before throwing either's error, so that neither connection keeps working. */
async function settled<A, B>([one, other]: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled([one, other])
  return Promise.all([one, other])
}

async function dumpTable(
  sql: pg.Client,
  { name, columns }: DescribedTable,
  archive: ArchiveWriter,
  onPiece: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<number> {
  const stream = sql.query(copyTo(`COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) TO STDOUT`))
  let chunks: Buffer[] = []
  let held = 0
  let sent = 0
  let piece = 0
  const flush = async () => {
    if (!held) return
    await archive.add(pieceName(name, ++piece), Buffer.concat(chunks, held))
    onPiece((sent += held))
    chunks = []
    held = 0
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    signal?.throwIfAborted()
    chunks.push(chunk)
    held += chunk.length
    if (held >= PIECE_BYTES) await flush()
  }
  await flush()
  return stream.rowCount
}
