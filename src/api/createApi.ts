import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Env } from 'hono'
import type { Pool } from 'pg'
import { isGuide, pageOfTwin } from '@/domain/site/markdownTwin'
import { CATALOG_PATH } from '@/domain/openData'
import { isEmbed, OEMBED_PATH } from '@/domain/site/embed'
import { MCP_PATH } from '@/domain/site/site'
import type { Queryable } from '@/infra/database/pool'
import { type QueryablePool, withPreparedStatements } from '@/infra/database/statements'
import { photoPlaces } from '@/server/photos/findPhoto'
import { endpointsOf } from './apiEndpoints'
import { embedRoutes } from './embed/embedRoutes'
import { markdownRoutes } from './markdown/markdownRoutes'
import { mcpRoute } from './mcp/mcpRoute'
import { kakaoUnlink } from './auth/kakaoUnlinkWebhook'
import { authDefaults } from './auth/authDefaults'
import { authSignIn } from './auth/signIn'
import { type ApiDeps, type WriteDeps, callerSettings, type CallerSettings } from './http/deps'
import { jsonWithEtag } from './http/jsonWithEtag'
import { addRoutes } from './http/route'
import { onError, onValidationError, sendError } from './http/sendError'
import { isCredentialedPath } from './http/sessions'
import { commentForm } from './me/comments'
import { memberSignOut } from './me/me'
import { apiDocument } from './openapi'
import { addPayloadRest } from './payloadRestDocument'
import { catalogRoute } from './public/dataCatalog'
import { cards } from './public/cards'
import { leaveLink } from './public/mailLinks'
import { ROUTES } from './routes'
import { staffForms } from './staff/session'

interface Readiness {
  /** separate and read-write, so that a busy pool does not fail the check */
  sql: Queryable
  isDraining: () => boolean
  /** how each is, in their order in `DATABASE_READ_URL`; without their addresses */
  replicas?: () => readonly { status: string }[]
}

const RETRY_SECONDS = '5'

/**
 * `/healthz`: the process answers. `/readyz`: requests are welcome; a server without its database still has kept pages,
 * and a proxy that drops all servers has none. `/healthz/database`: the database answers, even if read-only, and how
 * its replicas are. Never cached.
 */
function healthChecks(app: OpenAPIHono, { sql, isDraining, replicas = () => [] }: Readiness): void {
  const answer = (c: Context, isOk: boolean, status: string, more = {}) =>
    c.json({ status, ...more }, isOk ? 200 : 503, {
      'Cache-Control': 'no-store',
      ...(!isOk && { 'Retry-After': RETRY_SECONDS }),
    })
  app.get('/healthz', (c) => answer(c, true, 'ok'))
  app.get('/readyz', (c) => answer(c, !isDraining(), isDraining() ? 'shutting down' : 'ok'))
  app.get('/healthz/database', async (c) => {
    const status = await databaseStatus(sql)
    const asked = replicas().map((replica) => replica.status)
    return answer(c, status !== 'database unavailable', status, asked.length ? { replicas: asked } : {})
  })
}

const databaseStatus = (sql: Queryable): Promise<'ok' | 'read-only' | 'database unavailable'> =>
  sql.query<{ transaction_read_only: string }>('SHOW transaction_read_only').then(
    ({ rows }) => (rows[0]?.transaction_read_only === 'on' ? 'read-only' : 'ok'),
    () => 'database unavailable',
  )

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Only this site's pages may read responses that depend on the user. */
const isPrivatePath = (path: string): boolean => path.startsWith('/api/v1/staff/') || isCredentialedPath(path)

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What a path answers (RFC 9110, 15.5.6); null for an unknown path. */
function methodsOf(app: OpenAPIHono): (path: string) => string[] | null {
  const known = new Map<string, Set<string>>()
  for (const { method, path } of app.routes)
    if (METHODS.includes(method) && path.startsWith('/api/v1/'))
      known.set(path, (known.get(path) ?? new Set()).add(method))
  const patterns = [...known].map(([path, found]) => ({ parts: path.split('/'), found }))
  const matching = (asked: string[]) =>
    patterns.find(
      ({ parts }) =>
        parts.length === asked.length &&
        parts.every((part, at) => part === asked[at] || (part.startsWith(':') && asked[at] !== '')),
    )
  return (path) => {
    const found = known.get(path) ?? matching(path.split('/'))?.found
    if (!found) return null
    const own = METHODS.filter((method) => found.has(method)).flatMap((one) =>
      one === 'GET' ? ['GET', 'HEAD'] : [one],
    )
    return isPrivatePath(path) ? own : [...own, 'OPTIONS']
  }
}

interface Parts {
  pool: QueryablePool
  tickets?: WriteDeps
  writes?: Pool
  callers?: CallerSettings
  members?: ApiDeps
  readiness?: Readiness
}

export function publicRoutes(sql: Queryable): OpenAPIHono {
  const app = new OpenAPIHono<Env>({ defaultHook: onValidationError })
  addRoutes(app, ROUTES.reads, { sql })
  return app
}

/**
 * Pass only paths for which `isApiPath` is true. `pool` is from `createReadPool`, whose deadline ends hostile queries;
 * without tickets, writes and members the API is read-only. `callers` counts staff sign-ins; `readiness` defaults to
 * the pool.
 */
export function createApi({ pool, tickets, writes, callers, members, readiness }: Parts): OpenAPIHono {
  const sql = withPreparedStatements(pool)
  const app = new OpenAPIHono<Env>({ defaultHook: onValidationError })
  // Public and without cookies. (Hono's CORS middleware costs a tenth of the throughput.)
  app.use('/api/*', async (c, next) => {
    if (!isPrivatePath(c.req.path)) {
      c.header('Access-Control-Allow-Origin', '*')
      c.header('Access-Control-Expose-Headers', 'ETag')
    }
    await next()
    // Hono answers HEAD through GET: cancel the body, or the file behind it stays open.
    if (c.req.method === 'HEAD') await c.res.body?.cancel()
  })
  app.options('/api/*', (c) =>
    c.body(null, 204, {
      Allow: READ_METHODS.join(', '),
      'Access-Control-Allow-Methods': READ_METHODS.join(', '),
      'Access-Control-Allow-Headers': 'If-None-Match',
      'Access-Control-Max-Age': '86400',
    }),
  )
  const routes = publicRoutes(sql)
  if (tickets) addRoutes(routes, ROUTES.visitors, tickets)
  if (tickets) leaveLink(routes)
  const staff = writes && { pool: writes, ...(callers ?? callerSettings()) }
  if (staff) addRoutes(routes, ROUTES.staff, staff)
  if (members) {
    for (const form of [authDefaults, authSignIn, kakaoUnlink, memberSignOut]) form(routes, members)
    addRoutes(routes, ROUTES.members, members)
  }
  app.route('/', routes)
  if (staff) staffForms(app, staff)
  if (members) commentForm(app, members)
  cards(app, sql, members && photoPlaces(members.photos, members.media))
  const document = addPayloadRest(apiDocument(routes))
  catalogRoute(app)
  embedRoutes(app, sql)
  mcpRoute(app, sql)
  markdownRoutes(app, sql, endpointsOf(apiDocument(publicRoutes(sql))))
  app.get('/api/openapi.json', (c) => jsonWithEtag(c, document))
  healthChecks(app, readiness ?? { sql, isDraining: () => false })
  const methods = methodsOf(app)
  app.all('*', (c) => {
    const allowed = methods(c.req.path)
    if (!allowed && READ_METHODS.includes(c.req.method)) return sendError(c, { code: 'path-not-found', params: {} })
    return sendError(c, { code: 'method-not-allowed', params: { allowed: (allowed ?? READ_METHODS).join(', ') } })
  })
  app.onError(onError)
  return app
}

/** Next handles the other paths. */
export const isApiPath = (path: string): boolean =>
  isGuide(path) ||
  path === MCP_PATH ||
  path === CATALOG_PATH ||
  path === OEMBED_PATH ||
  isEmbed(path) ||
  pageOfTwin(path) !== null ||
  /^\/(api\/v1(\/|$|\?)|cards(\/|$|\?)|api\/openapi\.json($|\?)|(healthz(\/database)?|readyz)($|\?))/.test(path)
