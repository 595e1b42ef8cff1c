import type pg from 'pg'
import { randomBytes } from 'node:crypto'
import { BackupError } from '@/domain/backup'
import { log } from '@/infra/log'
import { pool } from '@/infra/database/pool'
import { dropDatabase, databaseNameOf } from './database/maintenance'
import { StorageError } from '@/domain/storage'
import { BEFORE_FOLDER, type FileStore } from '@/infra/files/fileStore'
import { moveFiles } from './folders'
import { withRestoreLock } from './restoreLock'

/** PostgreSQL truncates longer names. */
const NAME_MAX = 63

const SCRATCH = '_restoring_'
const ASIDE = '_before_'

const named = (live: string, word: string, rest: string): string =>
  `${live.slice(0, NAME_MAX - word.length - rest.length)}${word}${rest}`

export const newScratchName = (url: string): string =>
  named(databaseNameOf(url), SCRATCH, randomBytes(6).toString('hex'))

/** Ends in the time, `_before_20261122180000`, or in the next second whose name is not taken. */
export function asideName(url: string, now: Date, taken: readonly string[]): string {
  const time = now.toISOString().slice(0, 19).replace(/\D/g, '')
  const name = named(databaseNameOf(url), ASIDE, time)
  return taken.includes(name) ? asideName(url, new Date(now.getTime() + 1_000), taken) : name
}

export const isScratchOf = (url: string, name: string): boolean =>
  /^[0-9a-f]{12}$/.test(restOf(url, SCRATCH, 12, name) ?? '')

/** null for other names */
export function asideSince(url: string, name: string): Date | null {
  const rest = restOf(url, ASIDE, 14, name) ?? ''
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(rest) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null
}

function restOf(url: string, word: string, length: number, name: string): string | null {
  const prefix = named(databaseNameOf(url), word, '.'.repeat(length)).slice(0, -length)
  return name.startsWith(prefix) ? name.slice(prefix.length) : null
}

const STAGING = 'restoring'

export const stagingFolder = (scratch: string): string => `${STAGING}/${scratch}`
export const asideFolder = (aside: string): string => `${BEFORE_FOLDER}/${aside}`
export const restoredFolder = (database: string): string => `restored/${database}`

export interface Places {
  /** URL of the live database, as its owner */
  url: string
  files: FileStore
}

export async function databasesOf(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>('SELECT datname AS name FROM pg_database WHERE NOT datistemplate')
  return rows.map(({ name }) => name)
}

async function foldersIn(files: FileStore, folder: string): Promise<string[]> {
  const keys = (await files.list(folder)).map(({ key }) => key.split('/')[1] ?? '')
  return [...new Set(keys)]
}

/**
 * Ends killed restores: drops the database if it still has its temporary name; otherwise moves its remaining files in.
 * The caller holds the restore lock. Returns how many were completed.
 */
export async function finishLeftovers(sql: pg.Client, { url, files }: Places): Promise<number> {
  const databases = await databasesOf(sql)
  const left = databases.filter((name) => isScratchOf(url, name))
  const staged = (await foldersIn(files, STAGING)).filter((name) => isScratchOf(url, name))
  for (const name of left) await dropDatabase(sql, name)
  for (const name of staged) {
    const staging = stagingFolder(name)
    if (!left.includes(name)) await moveFiles(files, staging, { replace: true })
    await files.removeFolder(staging)
  }
  for (const name of await foldersIn(files, BEFORE_FOLDER))
    if (asideSince(url, name) && !databases.includes(name)) await files.removeFolder(asideFolder(name))
  return new Set([...left, ...staged]).size
}

/** Drops databases replaced before a time, with the files kept for them; returns their names. */
export async function dropReplaced(sql: pg.Client, { url, files }: Places, before: Date): Promise<string[]> {
  const replaced = (await databasesOf(sql)).filter((name) => {
    const since = asideSince(url, name)
    return since !== null && since < before
  })
  for (const name of replaced) {
    await dropDatabase(sql, name)
    await files.removeFolder(asideFolder(name))
  }
  return replaced
}

/**
 * Runs `finishLeftovers` at startup, if there are any. Serving does not depend on this: another process may be
 * restoring, this account may not create databases, or the storage may be lost.
 */
export async function endKilledRestore(places: Places): Promise<void> {
  try {
    const scratch = await pool().query<{ name: string }>(
      'SELECT datname AS name FROM pg_database WHERE NOT datistemplate',
    )
    const names = [...(await foldersIn(places.files, STAGING)), ...scratch.rows.map(({ name }) => name)]
    if (!names.some((name) => isScratchOf(places.url, name))) return
    const ended = await withRestoreLock(places.url, (sql) => finishLeftovers(sql, places))
    log.warn({ ended }, 'a restore that was interrupted has been ended')
  } catch (error) {
    if (!(error instanceof BackupError) && !(error instanceof StorageError)) throw error
    log.warn({ err: error }, 'a restore that was interrupted could not be ended; the next start tries again')
  }
}
