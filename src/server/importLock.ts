import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from './violationError'

const IMPORT_LOCK = 8_214_003_114

/** Two files with the same new places in different order would deadlock. */
export const acquireImportLock = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK])

/** How long a user waits for a small import to end; a large one is an error. */
const LOCK_WAIT_MS = 5_000
const STEP_MS = 250

/**
 * Until this transaction ends, because a running import has already decided where its visits go. @throws ViolationError
 * `import-running` after `patienceMs`
 */
export async function waitForImportLock(sql: Queryable, patienceMs = LOCK_WAIT_MS): Promise<void> {
  for (let waited = 0; ; waited += STEP_MS) {
    const { rows } = await sql.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS held', [IMPORT_LOCK])
    if (rows[0]?.held) return
    if (waited >= patienceMs) throw new ViolationError({ code: 'import-running', params: {} })
    await sql.query('SELECT pg_sleep($1)', [STEP_MS / 1000])
  }
}
