import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { BackupError } from '@/domain/backup/errors'
import { log } from '@/infra/log'
import { pool } from '@/infra/database/pool'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { dropDatabase } from './database/maintenance'
import type { Folder } from './files/dumpFolder'
import { moveFiles, removeFolder } from './files/restoreFiles'
import { withRestoreLock } from './restoreLock'
import { asideFolder, asideSince, isScratchOf, stagingFolder } from './restorePlaces'

export interface Places {
  /** URL of the live database, as its owner */
  url: string
  dataDir: string
  folders: readonly Folder[]
}

async function databasesOf(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>('SELECT datname AS name FROM pg_database WHERE NOT datistemplate')
  return rows.map(({ name }) => name)
}

async function foldersIn(path: string): Promise<string[]> {
  return readdir(path).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return []
    throw error
  })
}

/**
 * Ends killed restores: drops the database if it still has its temporary name; otherwise moves its remaining photos in.
 * The caller holds the restore lock. Returns how many were completed.
 */
export async function finishLeftovers(sql: pg.Client, { url, dataDir, folders }: Places): Promise<number> {
  const databases = await databasesOf(sql)
  const left = databases.filter((name) => isScratchOf(url, name))
  const staged = (await foldersIn(join(dataDir, 'restoring'))).filter((name) => isScratchOf(url, name))
  for (const name of left) await dropDatabase(sql, name)
  for (const name of staged) {
    const staging = stagingFolder(dataDir, name)
    if (!left.includes(name)) await moveFiles(staging, folders, { replace: true })
    await removeFolder(staging)
  }
  for (const name of await foldersIn(join(dataDir, 'before')))
    if (asideSince(url, name) && !databases.includes(name)) await removeFolder(asideFolder(dataDir, name))
  return new Set([...left, ...staged]).size
}

/** Drops databases replaced before a time, with the photos kept for them; returns their names. */
export async function dropReplaced(sql: pg.Client, { url, dataDir }: Places, before: Date): Promise<string[]> {
  const replaced = (await databasesOf(sql)).filter((name) => {
    const since = asideSince(url, name)
    return since !== null && since < before
  })
  for (const name of replaced) {
    await dropDatabase(sql, name)
    await removeFolder(asideFolder(dataDir, name))
  }
  return replaced
}

/** Runs `finishLeftovers` at startup, if there are any and no restore is running. */
export async function endKilledRestore(places: Places): Promise<void> {
  const staged = await foldersIn(join(places.dataDir, 'restoring'))
  const scratch = await pool().query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE NOT datistemplate',
  )
  const left = [...staged, ...scratch.rows.map(({ name }) => name)].filter((name) => isScratchOf(places.url, name))
  if (!left.length) return
  try {
    const ended = await withRestoreLock(places.url, (sql) => finishLeftovers(sql, places))
    log.warn({ ended }, 'a restore that was interrupted has been ended')
  } catch (error) {
    // Serving does not depend on this: another process is restoring, or this account may not create databases.
    if (!(error instanceof BackupError)) throw error
    log.warn({ err: error }, 'a restore that was interrupted could not be ended; the next start tries again')
  }
}
