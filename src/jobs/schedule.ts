import type { CronItem } from 'graphile-worker'
import type { Pool } from 'pg'
import { RATE_LIMIT_RETENTION_HOURS } from '@/domain/http/limits'
import { koreanDay } from '@/domain/koreanDay'
import { backupPlaces } from '@/infra/backup/settings'
import { type Queryable, transaction } from '@/infra/database/pool'
import { email } from '@/infra/email'
import { env } from '@/infra/env'
import { FILE_FOLDERS } from '@/infra/files/fileStore'
import { JOB_POLICY } from '@/infra/files/s3Client'
import { fileStore } from '@/infra/files/settings'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { type PhotoStore, photoStore } from '@/infra/photoStore'
import { siteOrigin } from '@/infra/siteOrigin'
import { snapshotStore } from '@/infra/snapshotStore'
import { push } from '@/infra/webPush'
import { refreshStaleAgencies, STALE_AGENCIES_TASK } from '@/server/agencyFigures/refreshAgencies'
import { deleteOldEntries } from '@/server/audit'
import { dropReplacedDatabases, requestDueBackup, reportOverdueBackup } from '@/server/backups/keepBackups'
import { reportFailedDrill, requestDueDrill } from '@/server/backups/restoreDrill'
import { nowOf } from '@/server/collect/hosts'
import { deleteOldRequests, startDueRuns } from '@/server/collect/runs'
import { deleteOldKeys } from '@/server/createOnce'
import { announceNews } from '@/server/follows/announceNews'
import { deleteOldConfirmations } from '@/server/follows/digest'
import { sendDigests } from '@/server/follows/sendDigests'
import { sendPushes } from '@/server/follows/sendPushes'
import { deleteOldJobs } from '@/server/jobs'
import { requireOwnFiles } from '@/server/installation'
import { refreshLexicon } from '@/server/lexicon'
import { pruneLiveEvents } from '@/server/liveEvents'
import { deliverUnlinks } from '@/server/members/providerUnlinks'
import { deleteOldClaims } from '@/server/moderation/claims'
import { deleteOldEdits } from '@/server/backOffice/recordEdits'
import { remindStaff } from '@/server/backOffice/remindStaff'
import { endRestrictions } from '@/server/moderation/restrictions'
import { purgeCommunity, purgeReviews } from '@/server/moderation/purgeTrash'
import { deleteOldNotifications } from '@/server/notifications'
import { publishSnapshot } from '@/server/openData/publishSnapshot'
import { deleteEndedPolls } from '@/server/plan/polls'
import { deleteOldViews } from '@/server/posts/counters'
import { refreshQuality } from '@/server/quality/refreshQuality'
import { refreshRatingPrior, refreshStaleRatings, STALE_RATINGS_TASK } from '@/server/rankings/ratings'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { isRefreshDue, type RefreshName } from '@/server/refreshRuns'
import { deleteOrphanedFiles, deleteOrphanedPhotos } from '@/server/photos/attachPhotos'
import { deleteOldSightings } from '@/server/seenSigns'
import { areImportsMissing } from '@/server/statistics/figures'
import { recountDueStatistics, STATISTICS_TASK } from '@/server/statistics/refreshStatistics'
import { eraseTicketEmails } from '@/server/tickets/answerTicket'
import { endRestaurantRestrictions } from '@/server/tickets/restaurantRestrictions'
import { deleteOldChanges, eraseOldUploads } from '@/server/uploads/createUpload'
import { settleLeftovers } from './collect/settle'

export interface TaskDeps {
  pool: Pool
  photos?: PhotoStore
  kakao?: KakaoAdmin | null
}

interface When {
  match: string
  /** graphile-worker waits e^attempt seconds before the next */
  maxAttempts: number
  /** makes up for runs that no worker started */
  backfillPeriod?: number
  atStart?: boolean
}

/** Also run when a worker starts. */
const HOURLY: When = { match: '0 * * * *', maxAttempts: 6, atStart: true }
/** At 04:00 in Korea: graphile-worker's crontab is in UTC. */
const DAILY: When = { match: '0 19 * * *', maxAttempts: 10, backfillPeriod: 24 * 60 * 60 * 1000 }
/** At 04:30 in Korea, an hour after the backup. */
const AFTER_BACKUP: When = { match: '30 19 * * *', maxAttempts: 6 }
/** At 05:00 in Korea, when the backup of 03:30 should be there. */
const MORNING: When = { match: '0 20 * * *', maxAttempts: 10 }
/** At 08:30 and 17:30 in Korea. A message that failed half way is sent again, so some may come twice. */
const WORK_HOURS: When = { match: '30 8,23 * * *', maxAttempts: 3 }
/** Backups are due at 03:30 in Korea; a missed one is made at most an hour later. */
const HALF_PAST: When = { match: '30 * * * *', maxAttempts: 6 }

interface Task {
  /** null if only requested by others */
  when: When | null
  run: (deps: TaskDeps) => Promise<unknown>
}

const logged =
  (message: string, run: (pool: Pool, photos: PhotoStore) => Promise<number>): Task['run'] =>
  async ({ pool, photos = photoStore() }) => {
    const count = await run(pool, photos)
    if (count) log.info({ count }, message)
  }

const refresh =
  (name: RefreshName, work: (sql: Queryable) => Promise<void>): Task['run'] =>
  async ({ pool }) => {
    if (await isRefreshDue(pool, name)) await transaction(pool, work)
  }

/** Every import requests this task; counting waits behind running imports. */
async function refreshAgencies({ pool }: TaskDeps): Promise<void> {
  await refreshStaleAgencies(pool)
  if (await areImportsMissing(pool))
    await pool.query('SELECT graphile_worker.add_job($1, job_key => $1)', [STATISTICS_TASK])
}

async function collectDue(pool: Pool): Promise<void> {
  await settleLeftovers(pool)
  await startDueRuns(pool, await nowOf({ pool }))
  await deleteOldRequests(pool)
}

/** Without a row, or never finished. Elsewhere than in its own folder, the pictures of others would be deleted. */
async function deleteStrayFiles({ pool, photos }: TaskDeps): Promise<void> {
  if (photos) return deleteOrphanedFiles(pool, photos)
  const files = fileStore(JOB_POLICY)
  await requireOwnFiles(pool, files)
  await deleteOrphanedFiles(pool, photoStore(files.in('photos')))
  const dayAgo = Date.now() - 24 * 60 * 60 * 1000
  for (const folder of FILE_FOLDERS) await files.in(folder).cleanUp(({ startedAt }) => startedAt.getTime() < dayAgo)
}

const sendDueDigests = (pool: Pool) => sendDigests(pool, { mail: email(), site: siteOrigin(), now: new Date() })

const toOperator = () => ({ to: env().CONTACT_EMAIL, now: new Date() })

async function publishOpenData({ pool }: TaskDeps): Promise<void> {
  const store = snapshotStore(fileStore(JOB_POLICY).in('open-data'))
  const snapshot = await publishSnapshot(pool, store, koreanDay(new Date()))
  if (snapshot) log.info({ date: snapshot.date, files: snapshot.files }, 'a snapshot of open data was published')
}

const deleteOldHits = ({ pool }: TaskDeps) =>
  pool.query('DELETE FROM rate_limits WHERE hits[cardinality(hits)] < now() - make_interval(hours => $1)', [
    RATE_LIMIT_RETENTION_HOURS,
  ])

/** Seconds each. */
export const SHORT_TASKS = {
  [STALE_RATINGS_TASK]: { when: null, run: ({ pool }) => transaction(pool, refreshStaleRatings) },
  [STALE_AGENCIES_TASK]: { when: HOURLY, run: refreshAgencies },
  refresh_rating_prior: { when: HOURLY, run: ({ pool }) => transaction(pool, refreshRatingPrior) },
  delete_old_hits: { when: HOURLY, run: deleteOldHits },
  delete_old_keys: { when: HOURLY, run: ({ pool }) => deleteOldKeys(pool) },
  delete_old_views: { when: HOURLY, run: ({ pool }) => deleteOldViews(pool) },
  delete_ended_polls: { when: HOURLY, run: ({ pool }) => deleteEndedPolls(pool) },
  prune_live_events: { when: HOURLY, run: ({ pool }) => pruneLiveEvents(pool) },
  end_restrictions: { when: HOURLY, run: ({ pool }) => endRestrictions(pool) },
  end_restaurant_restrictions: { when: HOURLY, run: ({ pool }) => endRestaurantRestrictions(pool) },
  deliver_unlinks: { when: HOURLY, run: ({ pool, kakao = null }) => deliverUnlinks(pool, kakao) },
  purge_reviews: { when: HOURLY, run: logged('reviews out of the trash purged', purgeReviews) },
  purge_community: { when: HOURLY, run: logged('posts and comments out of the trash purged', purgeCommunity) },
  delete_orphaned_photos: { when: HOURLY, run: logged('photos without a review deleted', deleteOrphanedPhotos) },
  delete_orphaned_files: { when: DAILY, run: deleteStrayFiles },
  announce_news: { when: DAILY, run: logged('notifications of news added', announceNews) },
  send_digests: { when: HOURLY, run: logged('mails with news sent', sendDueDigests) },
  send_pushes: { when: HOURLY, run: logged('push messages sent', (pool) => sendPushes(pool, push(), new Date())) },
  delete_old_confirmations: { when: HOURLY, run: logged('unproven addresses deleted', deleteOldConfirmations) },
  erase_ticket_emails: { when: DAILY, run: logged('addresses of settled tickets erased', eraseTicketEmails) },
  delete_old_notifications: { when: DAILY, run: logged('old notifications deleted', deleteOldNotifications) },
  delete_old_entries: { when: DAILY, run: logged('old entries of the audit log deleted', deleteOldEntries) },
  erase_old_uploads: {
    when: DAILY,
    run: logged('old uploaded files erased', (pool) => transaction(pool, eraseOldUploads)),
  },
  delete_old_changes: { when: DAILY, run: logged('values before old uploads deleted', deleteOldChanges) },
  delete_old_edits: { when: DAILY, run: logged('old drafts deleted', deleteOldEdits) },
  delete_old_jobs: { when: DAILY, run: logged('old jobs deleted', deleteOldJobs) },
  drop_replaced_databases: {
    when: DAILY,
    run: logged('databases that a restore replaced dropped', () => dropReplacedDatabases(backupPlaces(), new Date())),
  },
  delete_old_sightings: { when: DAILY, run: logged('old sightings of unproven signs deleted', deleteOldSightings) },
  scheduled_backup: { when: HALF_PAST, run: ({ pool }) => requestDueBackup(pool, new Date()) },
  report_overdue_backup: { when: MORNING, run: ({ pool }) => reportOverdueBackup(pool, email(), toOperator()) },
  restore_drill: { when: AFTER_BACKUP, run: ({ pool }) => requestDueDrill(pool, new Date()) },
  report_failed_drill: { when: MORNING, run: ({ pool }) => reportFailedDrill(pool, email(), toOperator()) },
  remind_staff: {
    when: WORK_HOURS,
    run: async ({ pool }) => {
      await deleteOldClaims(pool)
      const count = await remindStaff(pool, email(), { now: new Date(), site: env().SITE_URL ?? '' })
      if (count) log.info({ count }, 'staff were reminded of work near its deadline')
    },
  },
} satisfies Record<string, Task>

/**
 * Minutes, with millions of visits: each waits until a running import ends. Those of one hour run in this order, so
 * that statistics count the problems that were just found.
 */
export const LONG_TASKS = {
  refresh_lexicon: { when: HOURLY, run: refresh('lexicon', refreshLexicon) },
  refresh_quality: { when: HOURLY, run: refresh('quality', refreshQuality) },
  [STATISTICS_TASK]: { when: HOURLY, run: ({ pool }) => recountDueStatistics(pool) },
  refresh_recommendations: { when: HOURLY, run: refresh('recommendations', refreshRecommendations) },
  open_data_snapshot: { when: HOURLY, run: publishOpenData },
} satisfies Record<string, Task>

/** Next to the steps of runs, one request each. */
export const COLLECT_TASKS = {
  collect_due: { when: HOURLY, run: ({ pool }) => collectDue(pool) },
} satisfies Record<string, Task>

/** A task that waits is not added twice, whichever process adds it. */
export const crontabOf = (tasks: Readonly<Record<string, Task>>): CronItem[] =>
  Object.entries(tasks).flatMap(([task, { when }]) => {
    if (!when) return []
    const { match, maxAttempts, backfillPeriod = 0 } = when
    return [{ task, match, options: { maxAttempts, backfillPeriod, jobKey: task } }]
  })

export async function addTasksAtStart(pool: Pool): Promise<void> {
  const tasks = Object.entries<Task>({ ...SHORT_TASKS, ...LONG_TASKS, ...COLLECT_TASKS }).filter(
    ([, { when }]) => when?.atStart,
  )
  await pool.query(
    'SELECT graphile_worker.add_job(name, max_attempts => $2, job_key => name) FROM unnest($1::text[]) AS name',
    [tasks.map(([name]) => name), HOURLY.maxAttempts],
  )
}
