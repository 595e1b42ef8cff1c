import { CookieJar } from 'tough-cookie'
import { isDrift, isTransient, isRefusal } from '@/domain/collect/faults'
import { PageError } from '@/domain/collect/page'
import { pageRequest } from '@/domain/collect/readBoard'
import { nextNight } from '@/domain/collect/source'
import { UPLOAD_BYTES_MAX } from '@/domain/upload/limits'
import { type BytesAnswer, RequestError } from '@/infra/collect/requestBytes'
import { type Queryable, transaction } from '@/infra/database/pool'
import { COLLECT_FAULTS } from '@/messages/staff/sources'
import {
  type HostRequest,
  requestHost,
  requestRobots,
  hostsOf,
  PAGE_BYTES_MAX,
  type CollectDeps,
  nowOf,
  claimSlot,
  delayHost,
  endSlot,
  robotsRulesOf,
} from '@/server/collect/hosts'
import { noteRhythm } from '@/server/collect/quiet'
import { endRun, enqueueStep, holdSource } from '@/server/collect/runs'
import { doneFile, donePost, keepFile, keepLines, keepList, keepPostPage } from './keepAnswer'
import { nextTask, readRun, type Run, type Task } from './tasks'

/** Requests in a row that brought nothing: the board is not what it was. */
const FAULTS_MAX = 8

/**
 * One request of a source's run, what came of it in one transaction, and the job for the next. A process that dies in
 * between repeats the request at most: what it found is there once. Returns when the next step is due; null: it ended.
 */
export async function collectStep(deps: CollectDeps, source: number): Promise<Date | null> {
  const run = await readRun(deps.pool, source)
  if (!run) return null
  const next = await takeStep(deps, run)
  if (next) await enqueueStep(deps.pool, run.source, next)
  return next
}

async function takeStep(deps: CollectDeps, run: Run): Promise<Date | null> {
  const { pool } = deps
  const { source } = run
  const now = await nowOf(deps)
  if (source.state === 'held') return end(pool, run, 'held', now)
  const task = await nextTask(pool, run, now)
  if (!task) {
    await noteRhythm(pool, source.id, now)
    return end(pool, run, 'done', now)
  }
  const open = run.isAsked || deps.isAnyHour ? now : nextNight(now)
  if (open > now) return open
  const { delayMs } = await robotsRulesOf(pool, hostsOf(source))
  const spacingMs = Math.max(source.spacing * 1_000, delayMs)
  const asking = requestOf(run, task)
  const { host } = asking.url
  const free = await claimSlot(pool, host, now)
  if (free) return free
  try {
    const answer =
      task.kind === 'robots' ? await requestRobots(deps, source, host, now) : await requestHost(deps, asking)
    const after = await nowOf(deps)
    return await transaction(pool, async (sql) => {
      if (!(await lockSource(sql, run))) return null
      await logRequest(sql, run, asking.url, answer ? String(answer.status) : '200', answer?.bytes.length ?? 0, now)
      for (const asked of new Set([host, answer?.url.host ?? host])) await endSlot(sql, asked, spacingMs, after)
      if (answer) {
        await sql.query('UPDATE source_runs SET cookies = $2 WHERE id = $1', [
          run.id,
          JSON.stringify(await asking.cookies?.serialize()),
        ])
        await keep(sql, run, task, answer, now)
      }
      return new Date(after.getTime() + spacingMs)
    })
  } catch (error) {
    if (!(error instanceof RequestError) && !(error instanceof PageError)) throw error
    const pause = { spacingMs, after: await nowOf(deps) }
    return transaction(pool, (sql) => settleFault(sql, run, task, asking.url, error, pause))
  }
}

async function end(sql: Queryable, { source }: Run, outcome: 'done' | 'held', now: Date): Promise<null> {
  await endRun(sql, source.id, outcome, now)
  return null
}

function requestOf({ source, recipe, base, cookies }: Run, task: Task): HostRequest {
  const jar = cookies ? CookieJar.deserializeSync(JSON.stringify(cookies)) : new CookieJar()
  const common = { source, cookies: jar }
  switch (task.kind) {
    case 'robots': {
      const board = source.boards.map((text) => new URL(text)).find(({ host }) => host === task.host)
      return { ...common, url: new URL('/robots.txt', board ?? `https://${task.host}/`) }
    }
    case 'list':
      return { ...common, ...pageRequest(new URL(base ?? task.address), recipe, task.page, null) }
    case 'lines':
      return { ...common, ...pageRequest(new URL(task.post.address), recipe, task.page, task.post.key) }
    case 'post':
      return { ...common, url: new URL(task.post.address), bytesMax: PAGE_BYTES_MAX }
    case 'file': {
      const { address, referer, etag, lastModified } = task.file
      return { ...common, url: new URL(address), referer, etag, lastModified, bytesMax: UPLOAD_BYTES_MAX }
    }
  }
}

function keep(sql: Queryable, run: Run, task: Task, answer: BytesAnswer, now: Date): Promise<unknown> {
  switch (task.kind) {
    case 'robots':
      return Promise.resolve()
    case 'list':
      return keepList(sql, run, answer, now)
    case 'lines':
      return keepLines(sql, run, task, answer, now)
    case 'post':
      return keepPostPage(sql, run, task.post, answer, now)
    case 'file':
      return keepFile(sql, run, task.file, answer, now)
  }
}

/** Before the rows below it, as its deletion does: the other order is a deadlock. false: it has been deleted */
async function lockSource(sql: Queryable, { source }: Run): Promise<boolean> {
  return (await sql.query('SELECT FROM sources WHERE id = $1 FOR KEY SHARE', [source.id])).rowCount === 1
}

const logRequest = (sql: Queryable, { id }: Run, url: URL, outcome: string, bytes: number, now: Date) =>
  sql.query('INSERT INTO source_requests (run_id, at, address, outcome, bytes) VALUES ($1, $2, $3, $4, $5)', [
    id,
    now,
    url.href,
    outcome,
    bytes,
  ])

/** Refusals and changed boards hold the source; what may pass is tried later; the rest is noted at its post or file. */
async function settleFault(
  sql: Queryable,
  run: Run,
  task: Task,
  url: URL,
  error: RequestError | PageError,
  { spacingMs, after: now }: { spacingMs: number; after: Date },
): Promise<Date | null> {
  const { fault } = error
  const { source } = run
  if (!(await lockSource(sql, run))) return null
  await logRequest(sql, run, url, fault, 0, now)
  const asked = error instanceof RequestError ? error.retryAfterMs : 0
  const detail = error instanceof PageError && error.detail ? ` (${error.detail})` : ''
  const hold = async (): Promise<null> => {
    await holdSource(sql, source.id, `${COLLECT_FAULTS[fault]}${detail} ${url.href}`.slice(0, 200), now)
    return null
  }
  const later = async (ms: number): Promise<Date> => {
    await endSlot(sql, url.host, spacingMs, now)
    return new Date(now.getTime() + ms)
  }
  if (fault === 'busy') return later(Math.max(spacingMs, asked))
  // A server that says how long to wait does not refuse for good.
  if (isTransient(fault) || (fault === 'http_429' && asked > 0))
    return (await delayHost(sql, url.host, asked, now)) ?? hold()
  const isItem = task.kind === 'post' || task.kind === 'file'
  // robots.txt may forbid the files alone.
  if (!isItem || (isRefusal(fault) && fault !== 'robots')) return hold()
  if (task.kind === 'post') await donePost(sql, task.post.id, fault, now)
  else await doneFile(sql, task.file.id, fault, now)
  if (await failsInARow(sql, run)) return hold()
  return later(spacingMs)
}

async function failsInARow(sql: Queryable, { id }: Run): Promise<boolean> {
  const { rows } = await sql.query<{ outcome: string }>(
    'SELECT outcome FROM source_requests WHERE run_id = $1 ORDER BY id DESC LIMIT $2',
    [id, FAULTS_MAX],
  )
  return rows.length === FAULTS_MAX && rows.every(({ outcome }) => isDrift(outcome) || outcome.startsWith('http_'))
}
