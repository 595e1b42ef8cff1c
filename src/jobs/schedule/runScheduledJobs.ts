import type { Pool } from 'pg'
import { RATE_LIMIT_RETENTION_HOURS } from '@/domain/http/limits'
import { type Queryable, transaction } from '@/infra/database/pool'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { type PhotoStore, photoStore } from '@/infra/photos/photoStore'
import { deleteOldKeys } from '@/server/createOnce'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { refreshLexicon } from '@/server/lexicon/refreshLexicon'
import { deleteOldEntries } from '@/server/audit/deleteOldEntries'
import { endRestrictions } from '@/server/moderation/endRestrictions'
import { purgeCommunity } from '@/server/moderation/purgeCommunity'
import { deleteOldViews } from '@/server/posts/countView'
import { pruneLiveEvents } from '@/server/live/pruneLiveEvents'
import { deliverUnlinks } from '@/server/members/deliverUnlinks'
import { deleteEndedPolls } from '@/server/plan/polls'
import { deleteOldNotifications } from '@/server/notifications/deleteOldNotifications'
import { deleteOrphanedPhotos, deleteOrphanedFiles } from '@/server/reviews/photos/deleteOrphanedPhotos'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { isRefreshDue, type RefreshName } from '@/server/refreshRuns'
import { purgeReviews } from '@/server/reviews/purgeReviews'
import { refreshRatingPrior } from '@/server/rankings/ratings'
import { recountDueStatistics } from '@/server/statistics/refreshStatistics'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { endRestaurantRestrictions } from '@/server/tickets/restaurantRestrictions'
import { deleteOldSightings } from '@/server/signs/seenSigns'
import { eraseTicketEmails } from '@/server/tickets/eraseTicketEmails'
import { eraseOldUploads } from '@/server/uploads/eraseOldUploads'

interface JobDeps {
  photos?: PhotoStore
  kakao?: KakaoAdmin | null
}

/**
 * Cheap, so it may run often; daily tasks run once a day across all processes. @throws AggregateError after trying all
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
    () => deleteOldKeys(pool),
    () => runDaily(pool, 'ticket-emails', eraseLetterAddresses),
    () => endRestrictions(pool),
    () => endRestaurantRestrictions(pool),
    () => transaction(pool, refreshRatingPrior),
    () => refreshStaleAgencies(pool),
    () => deliverUnlinks(pool, kakao),
    () => purgeTrashedReviews(pool, photos),
    () => purgeTrashedCommunity(pool),
    () => deleteOldViews(pool),
    () => pruneLiveEvents(pool),
    () => deleteEndedPolls(pool),
    () => runDaily(pool, 'notifications', forgetOldNotifications),
    () => runDaily(pool, 'audit-log', pruneAuditLog),
    () => refreshIfDue(pool, 'lexicon', refreshLexicon),
    () => refreshIfDue(pool, 'quality', refreshQuality),
    () => recountDueStatistics(pool),
    () => refreshIfDue(pool, 'recommendations', refreshRecommendations),
    () => runDaily(pool, 'uploads', eraseUploads),
    () => runDaily(pool, 'sign-sightings', forgetOldSightings),
    () => runDaily(pool, 'stray-photos', (sql) => deleteOrphanedFiles(sql, photos)),
  ])
}

async function refreshIfDue(pool: Pool, name: RefreshName, refresh: (sql: Queryable) => Promise<void>): Promise<void> {
  if (await isRefreshDue(pool, name)) await transaction(pool, refresh)
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

async function pruneAuditLog(sql: Queryable): Promise<void> {
  const deleted = await deleteOldEntries(sql)
  if (deleted) log.info({ deleted }, 'entries of the audit record deleted, kept long enough')
}

async function forgetOldNotifications(sql: Queryable): Promise<void> {
  const deleted = await deleteOldNotifications(sql)
  if (deleted) log.info({ deleted }, 'notifications deleted, kept long enough')
}

async function eraseUploads(sql: Queryable): Promise<void> {
  const erased = await eraseOldUploads(sql)
  if (erased) log.info({ erased }, 'uploaded files erased, kept long enough')
}

async function forgetOldSightings(sql: Queryable): Promise<void> {
  const deleted = await deleteOldSightings(sql)
  if (deleted) log.info({ deleted }, 'sightings of unproven signs deleted, kept long enough')
}

async function purgeTrashedReviews(pool: Pool, photos: PhotoStore): Promise<void> {
  const purged = await purgeReviews(pool, photos)
  const swept = await deleteOrphanedPhotos(pool, photos)
  if (purged || swept)
    log.info({ purged, swept }, 'reviews out of the trash and photographs without a review destroyed')
}

async function purgeTrashedCommunity(pool: Pool): Promise<void> {
  const purged = await purgeCommunity(pool)
  if (purged) log.info({ purged }, 'posts and comments out of the trash destroyed')
}

/** In the transaction that marks it done for today in Korea; a failure leaves it for the next run. */
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
