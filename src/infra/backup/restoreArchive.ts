import type pg from 'pg'
import { type OnBackupProgress, BackupError } from '@/domain/backup'
import { createClient } from '@/infra/database/connection'
import { type Checksums, type Manifest, parseEntryName } from './archive/format'
import { type ArchiveEntry, readArchive, wholeOf, migrationsOf, readManifest } from './archive/readArchive'
import { type LoadConnections, startLoad } from './database/loadTables'
import type { OpenedArchive } from './openArchive'
import { rowHash, TEXT_SETTINGS } from './database/rowHash'

export interface Schema {
  known: readonly string[]
  /** exactly these migrations on an empty database; without names, all missing ones */
  migrate(url: string, names?: readonly string[]): Promise<void>
}

export interface RestoredTable {
  table: string
  rows: number
  equal: boolean
}

export interface RestoreReport {
  manifest: Manifest
  tables: RestoredTable[]
  files: number
  /** migrations applied afterwards to an older archive */
  migratedOn: number
}

interface Options {
  url: string
  schema: Schema
  opened: OpenedArchive
  /** reads the content to its end */
  saveFile: (key: string, content: AsyncIterable<Buffer>, size: number) => Promise<void>
  onProgress?: OnBackupProgress | undefined
  signal?: AbortSignal | undefined
}

type Entries = AsyncGenerator<ArchiveEntry, Checksums>

/**
 * Fills an empty database and photo store; the partial result must not be used, and the caller discards it on failure.
 * @throws BackupError; database and disk errors; the signal's reason
 */
export async function restoreArchive(options: Options): Promise<RestoreReport> {
  const { url, schema, opened, onProgress } = options
  const entries: Entries = readArchive(await opened.read(), {
    sha256: opened.sha256,
    signal: options.signal,
    onRead: (read) => onProgress?.({ step: 'database', share: Math.min(1, read / Math.max(1, opened.bytes)) }),
  })
  const connections: LoadConnections = { rows: createClient(url), indexes: createClient(url) }
  try {
    const manifest = await readManifest(entries)
    const migrations = migrationsOf(manifest, schema.known)
    onProgress?.({ step: 'schema', share: 0 })
    await schema.migrate(url, migrations)
    for (const client of Object.values(connections) as pg.Client[]) {
      await client.connect()
      await client.query(TEXT_SETTINGS)
    }
    const { sums, tables } = await load(connections, entries, manifest, options)
    const migratedOn = schema.known.length - migrations.length
    // Its rows may name migrations that the baseline replaced.
    if (migratedOn || manifest.migrations.length !== migrations.length) await schema.migrate(url)
    return { manifest, tables, files: sums.files, migratedOn }
  } finally {
    await entries.return(undefined as never)
    await endAll(connections)
  }
}

const endAll = ({ rows, indexes }: LoadConnections): Promise<unknown> => Promise.all([rows.end(), indexes.end()])

async function load(
  connections: LoadConnections,
  entries: Entries,
  manifest: Manifest,
  { saveFile, onProgress }: Options,
): Promise<{ sums: Checksums; tables: RestoredTable[] }> {
  try {
    const loader = manifest.type === 'full' ? await startLoad(connections, manifest) : null
    for (;;) {
      const next = await entries.next()
      if (next.done) {
        onProgress?.({ step: 'schema', share: 1 })
        await loader?.finish()
        onProgress?.({ step: 'verifying', share: 0 })
        const [tables] = await Promise.all([
          compareRows(connections.indexes, manifest, next.value, onProgress),
          loader?.restoreKeysAndTriggers(),
        ])
        await connections.rows.query('ANALYZE')
        return { sums: next.value, tables }
      }
      const { name, size, body } = next.value
      const holds = parseEntryName(name)
      if (!holds || !loader) throw new BackupError('entry-damaged', { entry: name })
      if (holds.kind === 'table') await loader.write(holds.table, await wholeOf(body, size, name))
      else await saveFile(holds.key, body, size)
    }
  } catch (error) {
    // Running statements such as COPY end with their connection.
    await endAll(connections)
    throw error
  }
}

/** @throws BackupError 'rows-differ' */
async function compareRows(
  client: pg.Client,
  { tables, type }: Manifest,
  sums: Checksums,
  onProgress?: OnBackupProgress,
): Promise<RestoredTable[]> {
  if (type === 'schema') return []
  const restored: RestoredTable[] = []
  for (const [i, { name, columns }] of tables.entries()) {
    const { rows, hash } = await rowHash(client, name, columns)
    restored.push({ table: name, rows, equal: rows === sums.tables[name]?.rows && hash === sums.tables[name].hash })
    onProgress?.({ step: 'verifying', item: name, share: (i + 1) / tables.length })
  }
  const others = restored.filter(({ equal }) => !equal)
  if (others.length) throw new BackupError('rows-differ', { tables: others.map(({ table }) => table).join(', ') })
  return restored
}
