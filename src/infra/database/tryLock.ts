import type { Pool } from 'pg'

/**
 * Runs `work` unless another session of the database holds the lock; null then. The lock ends with the process. `key`:
 * below 2^32, because `pg_locks` then shows it in one column
 */
export async function withTryLock<T>(pool: Pool, key: number, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  // Terminated, for example by a restore: the lock is gone, and the release below fails.
  const ignore = () => undefined
  client.on('error', ignore)
  let broken = true
  try {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [key])
    if (!rows[0]?.locked) return null
    try {
      return await work()
    } finally {
      // Before the connection ends, which takes a moment. One that was terminated holds no lock.
      const unlocked = client.query('SELECT pg_advisory_unlock($1)', [key])
      broken = await unlocked.then(
        () => false,
        () => true,
      )
    }
  } finally {
    client.off('error', ignore)
    // With the lock it may hold.
    client.release(broken)
  }
}
