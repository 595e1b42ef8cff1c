import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { databaseNameOf } from './database/maintenance'

/** PostgreSQL truncates longer names. */
const NAME_MAX = 63

const SCRATCH = '_restoring_'
const ASIDE = '_before_'

const named = (live: string, word: string, rest: string): string =>
  `${live.slice(0, NAME_MAX - word.length - rest.length)}${word}${rest}`

export const newScratchName = (url: string): string =>
  named(databaseNameOf(url), SCRATCH, randomBytes(6).toString('hex'))

/** Ends in the time: `_before_20261122180000`. */
export const asideName = (url: string, now: Date): string =>
  named(databaseNameOf(url), ASIDE, now.toISOString().slice(0, 19).replace(/\D/g, ''))

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

export const stagingFolder = (dataDir: string, scratch: string): string => join(dataDir, 'restoring', scratch)
export const asideFolder = (dataDir: string, aside: string): string => join(dataDir, 'before', aside)
export const restoredFolder = (dataDir: string, database: string): string => join(dataDir, 'restored', database)
