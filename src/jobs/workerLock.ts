import type { PoolClient } from 'pg'

/** Means "a worker that lives" to pg_advisory_lock, next to a hash of the worker's id. */
const WORKER_LOCK = 8_214

const key = 'hashtext($2::text)'

/**
 * Holds a lock on this connection for as long as the worker lives: PostgreSQL lets go of it the moment the connection
 * dies, and with it the process. A worker without its lock is dead, however long its jobs were to take.
 */
export async function holdWorkerLock(client: PoolClient, workerId: string): Promise<void> {
  await client.query(`SELECT pg_advisory_lock($1::int, ${key})`, [WORKER_LOCK, workerId])
}

/** Of these workers, those that no one is any more. */
export async function findDeadWorkers(client: PoolClient, workerIds: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const id of workerIds) {
    const { rows } = await client.query<{ free: boolean }>(`SELECT pg_try_advisory_lock($1::int, ${key}) AS free`, [
      WORKER_LOCK,
      id,
    ])
    if (!rows[0]?.free) continue
    dead.push(id)
    await client.query(`SELECT pg_advisory_unlock($1::int, ${key})`, [WORKER_LOCK, id])
  }
  return dead
}
