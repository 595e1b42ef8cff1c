import type { Pool } from 'pg'
import { RATE_LIMIT_RETENTION_HOURS } from '@/domain/http/limits'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { type PhotoStore, photoStore } from '@/infra/photos/photoStore'
import { deliverUnlinks } from '../members/deliverUnlinks'
import { deleteOrphanedPhotos, deleteOrphanedFiles } from '../reviews/photos/deleteOrphanedPhotos'
import { purgeReviews } from '../reviews/purgeReviews'
import { refreshRatingPrior } from '../rankings/ratings'
import { eraseTicketEmails } from '../tickets/eraseTicketEmails'

interface JobDeps {
  photos?: PhotoStore
  /** who is to hear of members who left */
  kakao?: KakaoAdmin | null
}

/**
 * What is erased because its time is up, and the mean that ratings are weighed with. Cheap, so it may run often; what
 * is daily runs once a day for all processes. One that fails (a disk, a provider) keeps none of the others.
 * @throws AggregateError of what failed, when all have been tried
 */
export async function runScheduledJobs(
  pool: Pool,
  { photos = photoStore(), kakao = null }: JobDeps = {},
): Promise<void> {
  await runAll([
    () =>
      pool.query('DELETE FROM rate_limits WHERE hits[cardinality(hits)] < now() - make_interval(hours => $1)', [
        RATE_LIMIT_RETENTION_HOURS,
      ]),
    () => runDaily(pool, 'ticket-emails', eraseLetterAddresses),
    () => transaction(pool, refreshRatingPrior),
    () => deliverUnlinks(pool, kakao),
    () => destroyThrownAway(pool, photos),
    () => runDaily(pool, 'stray-photos', (sql) => deleteOrphanedFiles(sql, photos)),
  ])
}

async function runAll(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs) await job().catch((error: unknown) => failures.push(error))
  if (failures.length) throw new AggregateError(failures, 'some jobs failed')
}

async function eraseLetterAddresses(sql: Queryable): Promise<void> {
  const erased = await eraseTicketEmails(sql)
  if (erased) log.info({ erased }, 'addresses of settled tickets erased')
}

async function destroyThrownAway(pool: Pool, photos: PhotoStore): Promise<void> {
  const purged = await purgeReviews(pool, photos)
  const swept = await deleteOrphanedPhotos(pool, photos)
  if (purged || swept)
    log.info({ purged, swept }, 'reviews out of the trash and photographs without a review destroyed')
}

/** Runs `work` in the transaction that notes it as done for today, in Korea: a failure leaves it for the next try. */
async function runDaily(pool: Pool, job: string, work: (sql: Queryable) => Promise<void>): Promise<void> {
  await transaction(pool, async (sql) => {
    const { rowCount } = await sql.query(
      `INSERT INTO scheduled_jobs AS saved (name, last_run_on) VALUES ($1, (now() AT TIME ZONE 'Asia/Seoul')::date)
       ON CONFLICT (name) DO UPDATE SET last_run_on = EXCLUDED.last_run_on
         WHERE saved.last_run_on < EXCLUDED.last_run_on`,
      [job],
    )
    if (rowCount) await work(sql)
  })
}
