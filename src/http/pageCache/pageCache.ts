import type { IncomingMessage, ServerResponse } from 'node:http'
import { ALL_PAGES } from '@/domain/site/pageTags'
import { log } from '@/infra/log'
import type { RequestContext, RequestReads } from '@/infra/requestContext'
import type { SharedReads } from '@/infra/sharedReads'
import { isRead } from '../gate/method'
import { isKeptApi, publicityOf, readsEveryParameter } from '../gate/publicRoutes'
import { reject } from '../gate/reject'
import { TOO_BUSY } from '../gate/tooBusy'
import { type CachedPage, toCachedAnswer, toCachedPage } from './cachedPage'
import { createPageStore, type PendingRender } from './pageStore'
import {
  type FetchAnswer,
  renderAnswer,
  type RenderPages,
  renderPage,
  type RouterHeaders,
  routerHeadersOf,
} from './renderPage'
import { sendPage } from './sendPage'

/** A page is never older than this; what others write may be that old, too. */
const MAX_AGE_MS = 60_000
/** From this age on a page is rendered again while the old one is still shown. */
const FRESH_MS = 30_000
const BYTES_MAX = 64 * 1024 * 1024
/** So many pages may wait to be rendered; more answer 503 at once instead of making all of them late. */
const PENDING_RENDERS_MAX = 64
/** And so many for one network, so that no one's crawler takes them all. */
const PENDING_RENDERS_PER_NETWORK_MAX = 16
/** When so much changed that all pages went, this many of the most read are rendered again before anybody asks. */
const PRERENDERED_MAX = 10

interface RenderOutcome {
  page: CachedPage
  reads: RequestReads
  isStored: boolean
}

type AnsweredRequest = Pick<RequestContext, 'reads' | 'network'>

/** Who makes what is kept. */
export interface Renderers {
  pages: RenderPages
  api: FetchAnswer
}

interface Request {
  kind: 'page' | 'answer'
  key: string
  url: string
  path: string
  /** those by which the router asks for its form of a page, and no other: a caller's are no one's business here */
  headers: RouterHeaders
  network: string | undefined
}

interface PendingRequest {
  pending: PendingRender
  outcome: Promise<RenderOutcome>
  request: Request
}

/** What tells the cache of changes: see `startPageCache`. */
export interface InvalidationSource {
  /**
   * Resolves when the cache knows of every change that was committed before.
   * @returns false where it may not
   */
  sync: () => Promise<boolean>
}

export interface PageCache {
  /** Answers a read of what is kept; false where it is no such read, or the API shall answer it by itself. */
  answer: (req: IncomingMessage, res: ServerResponse, path: string, context: AnsweredRequest) => Promise<boolean>
  invalidate: (tags: readonly string[]) => void
  /** Says that this process wrote, or may have: no page is shown before the cache knows what that changed. */
  noteWrite: () => void
  /** compressed bytes that it holds */
  readonly size: number
}

interface Options {
  /** compressed */
  bytesMax?: number
  /** what pages are made from; invalidated with them */
  sharedReads?: SharedReads | undefined
}

/**
 * Keeps whole public pages and answers of the API, which are the same for everybody: each is made once, however many
 * ask, and shown for a minute at most or until something that it is made from changes. Failures are shown to those who
 * waited, and stored for no one. Without word from the database nothing is shown that is older than this process's last
 * write.
 */
export function createPageCache(
  render: Renderers,
  changes: InvalidationSource,
  { bytesMax = BYTES_MAX, sharedReads }: Options = {},
): PageCache {
  const store = createPageStore<Request>(bytesMax)
  const pendingByKey = new Map<string, PendingRequest>()
  let lastWrite = -Infinity
  let lastSync = 0
  let syncing: { since: number; done: Promise<boolean> } | null = null

  /** Whether every write of this process is known; the question is shared by all who wait. */
  async function knowsOwnWrites(): Promise<boolean> {
    while (lastSync <= lastWrite) {
      syncing ??= { since: performance.now(), done: changes.sync().finally(() => (syncing = null)) }
      const { since, done } = syncing
      if (!(await done)) return false
      lastSync = Math.max(lastSync, since)
    }
    return true
  }

  function isCrowded({ kind, network }: Request): boolean {
    const alike = [...pendingByKey.values()].filter((other) => other.request.kind === kind)
    if (alike.length >= PENDING_RENDERS_MAX) return true
    const ofNetwork = alike.filter(({ request }) => request.network === network)
    return network !== undefined && ofNetwork.length >= PENDING_RENDERS_PER_NETWORK_MAX
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

  /** Renders a page, or joins those who wait for it, unless something has changed since it was begun. */
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
    const isKnown = await knowsOwnWrites()
    const entry = store.get(request.key)
    const age = entry ? performance.now() - entry.since : Infinity
    if (entry && age < MAX_AGE_MS && (isKnown || entry.since > lastWrite)) {
      entry.hits++
      if (age > FRESH_MS) prerender(request)
      await sendPage(req, res, entry.page, `hit; ttl=${Math.ceil((MAX_AGE_MS - age) / 1000)}`)
      return true
    }
    if (!isKnown) sharedReads?.invalidate([ALL_PAGES])
    const pending = renderOnce(request)
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
    noteWrite: () => (lastWrite = performance.now()),
    get size() {
      return store.size
    },
  }
}

/** What the page or answer depends on; null for what is kept nowhere, or no read. */
function requestOf(req: IncomingMessage, path: string, network: string | undefined): Request | null {
  if (!isRead(req.method ?? '')) return null
  const url = req.url ?? path
  // An address written in another way is answered as well, and not kept.
  if (isKeptApi(path) && url.split('?', 1)[0] === path)
    return { kind: 'answer', key: url, url, path, headers: {}, network }
  if (publicityOf(path) !== 'page') return null
  const headers = routerHeadersOf(req.headers)
  const query = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '')
  if (!readsEveryParameter(path, query, headers.rsc !== undefined)) return null
  return { kind: 'page', key: JSON.stringify([url, headers]), url, path, headers, network }
}
