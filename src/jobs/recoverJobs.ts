import type { PoolClient } from 'pg'
import { log } from '@/infra/log'
import { findDeadWorkers } from './workerLock'

/**
 * Dead workers' jobs return at once (by default after four hours); jobs whose last attempt was killed fail. `own`: ids
 * of this process's workers, whose locks this connection may hold.
 */
export async function recoverJobs(client: PoolClient, own: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ worker: string }>(
    `SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
     WHERE locked_by IS NOT NULL AND locked_by <> ALL ($1)`,
    [own],
  )
  const dead = await findDeadWorkers(
    client,
    rows.map(({ worker }) => worker),
  )
  if (dead.length) {
    await client.query('SELECT graphile_worker.force_unlock_workers($1)', [dead])
    log.warn({ workers: dead.length }, 'jobs of workers that died go back to the queue')
  }
  await client.query(`
    UPDATE jobs j SET status = 'failed', error = '{"code": "worker_died", "params": {}}', finished_at = now()
    WHERE j.status IN ('pending', 'processing') AND j.created_at < now() - interval '1 minute'
      AND NOT EXISTS (
        SELECT FROM graphile_worker.jobs q
        WHERE q.key = 'job:' || j.id AND (q.locked_at IS NOT NULL OR q.attempts < q.max_attempts)
      )`)
}
