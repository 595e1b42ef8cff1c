import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { lock } from 'proper-lockfile'
import { bootDatabase } from '@/infra/database/boot'
import { endKilledRestore } from '@/infra/backup/leftovers'
import { backupPlaces } from '@/infra/backup/settings'
import { StorageError } from '@/domain/storage'
import { fileStore } from '@/infra/files/settings'
import { asOwner, pool } from '@/infra/database/pool'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import { requireWritableFolder } from '@/infra/diskSpace'
import { requireOwnFiles } from '@/server/installation'
import { migrate, schemaState } from './schema/migrate'

export interface Booted {
  pool: Pool
  /** The last process stops the embedded database. */
  close: () => Promise<void>
}

const SECRET_LOCK_WAIT = { retries: 100, minTimeout: 50, maxTimeout: 200 }

/** The caller does not want it migrated. */
export class SchemaOutdatedError extends Error {
  override name = 'SchemaOutdatedError'
}

/**
 * `asIs` leaves a database in use alone; `migrating: false` never migrates: one about to be replaced may be beyond
 * repair. @throws SchemaOutdatedError, NewerSchemaError, OlderSchemaError, DataFolderError
 */
export async function boot({ asIs = false, migrating = true } = {}): Promise<Booted> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR, PAYLOAD_SECRET, LOG_LEVEL } = env()
  // Only if set explicitly: a command may have chosen a quieter level.
  if (process.env.LOG_LEVEL) log.level = LOG_LEVEL
  process.env.PAYLOAD_SECRET = PAYLOAD_SECRET ?? (await localSecret(DATA_DIR))
  const database = await bootDatabase({ databaseUrl: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL, dataDir: DATA_DIR })
  try {
    const state = migrating ? await asOwner(schemaState) : 'current'
    if (asIs && state === 'behind') throw new SchemaOutdatedError()
    if (migrating && !asIs) await endKilledRestore(backupPlaces())
    if (migrating && !(asIs && state === 'current')) await asOwner(migrate)
    if (migrating && !asIs) await checkFiles()
  } catch (error) {
    await database.close()
    throw error
  }
  return { pool: pool(), close: database.close }
}

/** A lost storage takes the pictures, not the site; what deletes or restores files checks again. */
async function checkFiles(): Promise<void> {
  try {
    await requireOwnFiles(pool(), fileStore())
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    log.error({ err: error }, 'the storage of files does not answer: pictures are missing until it does')
  }
}

/** For development and the demo; concurrent starts agree on one. */
async function localSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  // Otherwise locking would be retried forever in a folder that is not writable.
  requireWritableFolder(dataDir)
  const release = await lock(dataDir, { lockfilePath: `${file}.lock`, retries: SECRET_LOCK_WAIT })
  try {
    if (!existsSync(file)) {
      writeFileSync(`${file}.new`, randomBytes(32).toString('hex'), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    }
    return readFileSync(file, 'utf8')
  } finally {
    await release()
  }
}
