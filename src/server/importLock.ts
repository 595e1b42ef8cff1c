import type { Queryable } from '@/infra/database/pool'
import { ViolationError } from './violationError'

/** An arbitrary pg_advisory_xact_lock key for imports. */
const IMPORT_LOCK = 8_214_003_114

/** One import or undo at a time: two files with the same new places in different order would deadlock. */
export const acquireImportLock = (sql: Queryable) => sql.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK])

/** How long a user waits for a small import to end; a large one is an error. */
const LOCK_WAIT_MS = 5_000
const STEP_MS = 250

/**
 * Blocks imports until this transaction ends, because a running one has already decided where its visits go.
 * @param patienceMs how long to wait for a running one
 * @throws ViolationError `import-running` if an import does not end in time
 */
export async function waitForImportLock(sql: Queryable, patienceMs = LOCK_WAIT_MS): Promise<void> {
  for (let waited = 0; ; waited += STEP_MS) {
    const { rows } = await sql.query<{ held: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS held', [IMPORT_LOCK])
    if (rows[0]?.held) return
    if (waited >= patienceMs) throw new ViolationError({ code: 'import-running', params: {} })
    await sql.query('SELECT pg_sleep($1)', [STEP_MS / 1000])
  }
}
