import type { PoolClient } from 'pg'

/** "A live worker", together with a hash of the worker's id. */
const WORKER_LOCK = 8_214

const key = 'hashtext($2::text)'

/** PostgreSQL releases it when the connection, and so the process, dies, however long the jobs would take. */
export async function holdWorkerLock(client: PoolClient, workerId: string): Promise<void> {
  await client.query(`SELECT pg_advisory_lock($1::int, ${key})`, [WORKER_LOCK, workerId])
}

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
