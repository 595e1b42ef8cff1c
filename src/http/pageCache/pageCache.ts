import type { IncomingMessage, ServerResponse } from 'node:http'
import { isEmbed } from '@/domain/site/embed'
import { pageOfTwin } from '@/domain/site/markdownTwin'
import { ALL_PAGES } from '@/domain/site/pageTags'
import { env } from '@/infra/env'
import { log } from '@/infra/log'
import type { RequestContext, RequestReads } from '@/infra/requestContext'
import type { SharedReads } from '@/infra/sharedReads'
import { isRead } from '../gate/method'
import { publicityOf, readsEveryParameter } from '../gate/publicRoutes'
import { reject, TOO_BUSY } from '../gate/reject'
import { isRouterRequest, type RouterHeaders, routerHeadersOf } from '../next/privateOutput'
import { type CachedPage, toCachedAnswer, toCachedPage, sendPage } from './cachedPage'
import { createPageStore, type PendingRender } from './pageStore'
import { type FetchAnswer, renderAnswer, type RenderPages, renderPage } from './renderPage'

/** Others' changes appear within this time. */
const MAX_AGE_MS = 60_000
/** From this age on it is re-rendered in the background while being served. */
const FRESH_MS = 30_000
const BYTES_MAX = 64 * 1024 * 1024
/** Further renders get 503 at once; times `WAIT_FACTOR`, because renders that may take longer pile up. */
const PENDING_RENDERS_MAX = 64
/** So that one crawler cannot take them all. */
const PENDING_RENDERS_PER_NETWORK_MAX = 16
/** The most-read ones, after a full purge. */
const PRERENDERED_MAX = 10

interface RenderOutcome {
  page: CachedPage
  reads: RequestReads
  isStored: boolean
}

type AnsweredRequest = Pick<RequestContext, 'reads' | 'network'>

export interface Renderers {
  pages: RenderPages
  api: FetchAnswer
}

interface Request {
  kind: 'page' | 'answer'
  key: string
  url: string
  path: string
  /** a caller's other headers must not influence a cached page */
  headers: RouterHeaders
  network: string | undefined
}

interface PendingRequest {
  pending: PendingRender
  outcome: Promise<RenderOutcome>
  request: Request
}

export interface InvalidationSource {
  /** Resolves once the cache knows every change committed before; false if that cannot be guaranteed. */
  sync: () => Promise<boolean>
}

export interface PageCache {
  /** False if it is not a cacheable read, or the API should answer. */
  answer: (req: IncomingMessage, res: ServerResponse, path: string, context: AnsweredRequest) => Promise<boolean>
  invalidate: (tags: readonly string[]) => void
  /** No cached page is served until the write's invalidations have arrived. */
  markWrite: () => void
  readonly size: number
}

interface Options {
  bytesMax?: number
  /** whose requests see every write that was committed before them, of any process */
  mayHaveWritten?: (cookies: string | undefined) => boolean
  /** invalidated with the pages */
  sharedReads?: SharedReads | undefined
}

/**
 * Concurrent requests share one render, served for at most a minute or until its data changes. Errors are not cached.
 * People who may have written through another process wait until the cache has caught up. While changes are unknown,
 * pages older than this process's last write are rendered again, and shown only where that fails and to people who have
 * not written (stale-if-error, RFC 5861).
 */
export function createPageCache(
  render: Renderers,
  changes: InvalidationSource,
  { bytesMax = BYTES_MAX, mayHaveWritten = () => false, sharedReads }: Options = {},
): PageCache {
  const store = createPageStore<Request>(bytesMax)
  const pendingByKey = new Map<string, PendingRequest>()
  let lastWrite = -Infinity
  let lastSync = 0
  let syncing: { since: number; done: Promise<boolean> } | null = null

  /** Shared by all waiting requests. */
  async function knowsWritesUntil(instant: number): Promise<boolean> {
    while (lastSync <= instant) {
      syncing ??= { since: performance.now(), done: changes.sync().finally(() => (syncing = null)) }
      const { since, done } = syncing
      if (!(await done)) return false
      lastSync = Math.max(lastSync, since)
    }
    return true
  }

  function isCrowded({ kind, network }: Request): boolean {
    const alike = [...pendingByKey.values()].filter((other) => other.request.kind === kind)
    const { WAIT_FACTOR } = env()
    if (alike.length >= PENDING_RENDERS_MAX * WAIT_FACTOR) return true
    const ofNetwork = alike.filter(({ request }) => request.network === network)
    return network !== undefined && ofNetwork.length >= PENDING_RENDERS_PER_NETWORK_MAX * WAIT_FACTOR
  }

  async function renderPending(request: Request, pending: PendingRender): Promise<RenderOutcome> {
    try {
      const isPage = request.kind === 'page'
      const rendered = await (isPage ? renderPage(render.pages, request) : renderAnswer(render.api, request.url))
      const page = isPage ? await toCachedPage(rendered) : toCachedAnswer(rendered)
      const { reads, pageTags, oldestRead } = rendered.request
      const isWhole = page.status === 200 && !reads.failed && page.headers['set-cookie'] === undefined
      const isStored =
        isWhole &&
        pageTags !== undefined &&
        store.set(request.key, pending, {
          source: { ...request, network: undefined },
          page,
          tags: [...pageTags],
          oldestRead,
        })
      return { page, reads, isStored }
    } finally {
      store.end(pending)
    }
  }

  /** Joins a running render, unless its data changed since that started. */
  function renderOnce(request: Request): Promise<RenderOutcome> | null {
    const other = pendingByKey.get(request.key)
    if (other && other.pending.invalidated.size === 0) return other.outcome
    if (isCrowded(request)) return null
    const pending = store.begin()
    const outcome = renderPending(request, pending).finally(() => {
      if (pendingByKey.get(request.key)?.pending === pending) pendingByKey.delete(request.key)
    })
    pendingByKey.set(request.key, { pending, outcome, request })
    return outcome
  }

  const prerender = (request: Request): void => {
    renderOnce(request)?.catch((error: unknown) => log.error({ err: error }, 'a page could not be rendered ahead'))
  }

  async function answer(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    { reads, network }: AnsweredRequest,
  ): Promise<boolean> {
    const request = requestOf(req, path, network)
    if (!request) return false
    if (mayHaveWritten(req.headers.cookie)) await knowsWritesUntil(performance.now())
    const isKnown = lastSync > lastWrite || (await knowsWritesUntil(lastWrite))
    const entry = store.get(request.key)
    const age = entry ? performance.now() - entry.since : Infinity
    const sendKept = async ({ page }: { page: CachedPage }): Promise<true> => {
      await sendPage(req, res, page, `hit; ttl=${Math.ceil((MAX_AGE_MS - age) / 1000)}`)
      return true
    }
    if (entry && age < MAX_AGE_MS && (isKnown || entry.since > lastWrite)) {
      entry.hits++
      if (age > FRESH_MS) prerender(request)
      return sendKept(entry)
    }
    if (!isKnown) sharedReads?.invalidate([ALL_PAGES])
    const pending = renderOnce(request)
    const isForAll = age < MAX_AGE_MS && !mayHaveWritten(req.headers.cookie)
    if (entry && isForAll && !(await isRendered(pending))) return sendKept(entry)
    if (!pending) {
      if (request.kind === 'answer') return false
      reject(req, res, TOO_BUSY)
      return true
    }
    const outcome = await pending
    Object.assign(reads, outcome.reads)
    await sendPage(req, res, outcome.page, outcome.isStored ? 'fwd=miss; stored' : 'fwd=miss')
    return true
  }

  return {
    answer,
    invalidate: (tags) => {
      sharedReads?.invalidate(tags)
      const dropped = store.invalidate(tags)
      if (tags.includes(ALL_PAGES)) for (const request of dropped.slice(0, PRERENDERED_MAX)) prerender(request)
    },
    markWrite: () => (lastWrite = performance.now()),
    get size() {
      return store.size
    },
  }
}

const isRendered = async (pending: Promise<RenderOutcome> | null): Promise<boolean> => {
  const outcome = await pending?.catch(() => null)
  return !!outcome && outcome.page.status < 500 && !outcome.reads.failed
}

/** null if not cacheable */
function requestOf(req: IncomingMessage, path: string, network: string | undefined): Request | null {
  if (!isRead(req.method ?? '')) return null
  const url = req.url ?? path
  const queryAt = url.indexOf('?')
  const search = queryAt < 0 ? '' : url.slice(queryAt)
  const publicity = publicityOf(path)
  if (publicity === 'kept api') {
    // A non-canonical URL is answered but not cached. The API refuses unknown parameters, a page ignores them.
    const isCanonical = url === path + search
    const isStrict = pageOfTwin(path) === null && !isEmbed(path)
    const isBounded = isStrict || readsEveryParameter(path, search, false)
    return isCanonical && isBounded ? { kind: 'answer', key: url, url, path, headers: {}, network } : null
  }
  if (publicity !== 'page') return null
  const headers = routerHeadersOf(req.headers)
  if (!readsEveryParameter(path, search, isRouterRequest(headers))) return null
  return { kind: 'page', key: JSON.stringify([url, headers]), url, path, headers, network }
}
