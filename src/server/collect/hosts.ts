import robotsParser from 'robots-parser'
import type { Pool } from 'pg'
import { CookieJar } from 'tough-cookie'
import { backoffMs, enteredAddresses, type SourceReading } from '@/domain/collect/source'
import type { Queryable } from '@/infra/database/pool'
import { type RequestScope, type BytesAnswer, requestBytes, RequestError } from '@/infra/collect/requestBytes'
import { env } from '@/infra/env'
import { pageText } from '@/infra/collect/pageText'

export interface CollectDeps {
  pool: Pool
  /** for tests; otherwise the database's clock, which all processes share */
  now?: () => Date
  /** does not wait for the night: a person waits */
  isAnyHour?: boolean
  /** for tests */
  reach?: Pick<RequestScope, 'resolve'>
}

/** In robots.txt and at the head of the User-Agent. */
const PRODUCT_TOKEN = 'GonggongBapsang'

/** Names who asks, and where to complain. */
const userAgent = (): string =>
  `${PRODUCT_TOKEN}/1.0 (${env().SITE_URL ?? 'https://localhost'}; ${env().CONTACT_EMAIL})`

export async function nowOf({ pool, now }: CollectDeps): Promise<Date> {
  if (now) return now()
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  return rows[0]?.now ?? new Date()
}

/** Crawlers may keep a robots.txt for a day (RFC 9309). */
const ROBOTS_HOURS = 24

/** Longer than any request: a host is asked once at a time. */
const REQUEST_MS = 30_000
const IN_FLIGHT_MS = REQUEST_MS + 15_000

/** Takes a host until `endSlot`; null, or when it is free. Holds over all processes, of which one may die. */
export async function claimSlot(sql: Queryable, host: string, now: Date): Promise<Date | null> {
  const next = new Date(now.getTime() + IN_FLIGHT_MS)
  const { rowCount } = await sql.query(
    `INSERT INTO source_hosts AS h (host, next_at) VALUES ($1, $2)
     ON CONFLICT (host) DO UPDATE SET next_at = EXCLUDED.next_at WHERE h.next_at <= $3`,
    [host, next, now],
  )
  if (rowCount) return null
  const { rows } = await sql.query<{ at: Date }>('SELECT next_at AS at FROM source_hosts WHERE host = $1', [host])
  return rows[0]?.at ?? next
}

/** The pause counts from the answer on, so that slow servers get as much of it. */
export const endSlot = (sql: Queryable, host: string, spacingMs: number, now: Date) =>
  sql.query('UPDATE source_hosts SET next_at = $2, failures = 0 WHERE host = $1', [
    host,
    new Date(now.getTime() + spacingMs),
  ])

/** Later and later; null if it has failed too often. */
export async function delayHost(sql: Queryable, host: string, atLeastMs: number, now: Date): Promise<Date | null> {
  const { rows } = await sql.query<{ failures: number }>(
    'UPDATE source_hosts SET failures = failures + 1 WHERE host = $1 RETURNING failures',
    [host],
  )
  const delay = backoffMs(rows[0]?.failures ?? 1)
  // After a person has looked, the host has all its chances again.
  if (delay === null) await sql.query('UPDATE source_hosts SET failures = 0 WHERE host = $1', [host])
  if (delay === null) return null
  const next = new Date(now.getTime() + Math.max(delay, atLeastMs))
  await sql.query('UPDATE source_hosts SET next_at = $2 WHERE host = $1', [host, next])
  return next
}

/** The first of these hosts whose robots.txt is unknown or old. */
export async function hostWithoutRobots(sql: Queryable, hosts: readonly string[], now: Date): Promise<string | null> {
  const { rows } = await sql.query<{ host: string }>(
    `SELECT n.host FROM unnest($1::text[]) WITH ORDINALITY n (host, at) LEFT JOIN source_hosts h ON h.host = n.host
     WHERE h.robots_at IS NULL OR h.robots_at < $2::timestamptz - make_interval(hours => ${ROBOTS_HOURS})
     ORDER BY n.at LIMIT 1`,
    [hosts, now],
  )
  return rows[0]?.host ?? null
}

const keepRobots = (sql: Queryable, host: string, robots: string, now: Date) =>
  sql.query('UPDATE source_hosts SET robots = $2, robots_at = $3 WHERE host = $1', [host, robots, now])

export interface RobotsRules {
  allows: (url: URL) => boolean
  /** the longest that any host asks for; 0 if none does */
  delayMs: number
}

/** What robots.txt of these hosts says; what is of another host is not allowed. */
export async function robotsRulesOf(sql: Queryable, hosts: readonly string[]): Promise<RobotsRules> {
  const { rows } = await sql.query<{ host: string; robots: string }>(
    'SELECT host, robots FROM source_hosts WHERE host = ANY ($1) AND robots IS NOT NULL',
    [hosts],
  )
  const parsed = (host: string, protocol: string) => {
    const found = rows.find((row) => row.host === host)
    return found && robotsParser(`${protocol}//${host}/robots.txt`, found.robots)
  }
  const delays = rows.map(({ host }) => parsed(host, 'https:')?.getCrawlDelay(PRODUCT_TOKEN) ?? 0)
  return {
    allows: (url) => parsed(url.host, url.protocol)?.isAllowed(url.href, PRODUCT_TOKEN) ?? false,
    delayMs: Math.max(0, ...delays) * 1_000,
  }
}

export const PAGE_BYTES_MAX = 2 * 1024 * 1024
/** RFC 9309 asks for at least 500 KiB. */
const ROBOTS_BYTES_MAX = 512 * 1024

export interface HostRequest {
  source: SourceReading
  url: URL
  form?: Record<string, string> | null
  referer?: string | null
  etag?: string | null
  lastModified?: string | null
  cookies?: CookieJar
  bytesMax?: number
}

export const hostsOf = (source: SourceReading): string[] => [
  ...new Set(enteredAddresses(source).map(({ host }) => host)),
]

/**
 * One request, if robots.txt allows it. The caller has taken the host's slot, and gives back that of the answer's host.
 * @throws RequestError
 */
export async function requestHost(deps: CollectDeps, asking: HostRequest): Promise<BytesAnswer> {
  const { allows } = await robotsRulesOf(deps.pool, hostsOf(asking.source))
  const assertAllowed = (url: URL): void => {
    if (!allows(url)) throw new RequestError('robots')
  }
  assertAllowed(asking.url)
  return send(deps, asking, async (url) => {
    assertAllowed(url)
    // Another host has its own pause; the request is repeated when it is over.
    if (url.host === asking.url.host) return
    const now = await nowOf(deps)
    const free = await claimSlot(deps.pool, url.host, now)
    if (free) throw new RequestError('busy', free.getTime() - now.getTime())
  })
}

const send = (
  { reach }: CollectDeps,
  { source, url, form = null, referer, etag, lastModified, cookies, bytesMax = PAGE_BYTES_MAX }: HostRequest,
  onRedirect?: (url: URL) => Promise<void>,
): Promise<BytesAnswer> =>
  requestBytes({
    url,
    form,
    headers: {
      'user-agent': userAgent(),
      'accept-language': 'ko',
      ...(referer && { referer }),
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
    reach: { ...reach, entered: enteredAddresses(source), isLocal: env().COLLECT_LOCAL },
    cookies: cookies ?? new CookieJar(),
    bytesMax,
    timeoutMs: REQUEST_MS,
    ...(onRedirect && { onRedirect }),
  })

/** A host without a robots.txt forbids nothing (RFC 9309). @throws RequestError */
export async function requestRobots(deps: CollectDeps, source: SourceReading, host: string, now: Date): Promise<void> {
  const entered = enteredAddresses(source).find((one) => one.host === host)
  const url = new URL('/robots.txt', entered)
  const text = await send(deps, { source, url, bytesMax: ROBOTS_BYTES_MAX }).then(
    ({ bytes, headers }) => pageText(bytes, headers.get('content-type')),
    (error: unknown) => {
      if (error instanceof RequestError && (error.fault === 'http_404' || error.fault === 'http_4xx')) return ''
      throw error
    },
  )
  await keepRobots(deps.pool, host, text, now)
}
