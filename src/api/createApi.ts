import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Env } from 'hono'
import type { Pool } from 'pg'
import { isGuide, pageOfTwin } from '@/domain/site/markdownTwin'
import { CATALOG_PATH } from '@/domain/openData'
import { isEmbed, OEMBED_PATH } from '@/domain/site/embed'
import { MCP_PATH } from '@/domain/site/site'
import type { Queryable } from '@/infra/database/pool'
import { withPreparedStatements } from '@/infra/database/statements'
import { photoPlaces } from '@/server/photos/findPhoto'
import { endpointsOf } from './apiEndpoints'
import { embedRoutes } from './embed/embedRoutes'
import { jsonWithEtag } from './http/jsonWithEtag'
import { authConsent, authNickname, authSignUp } from './auth/signUp'
import { authSignIn } from './auth/signIn'
import { authDefaults } from './auth/authDefaults'
import { consents, memberSessions, dataExport, accountDeletion } from './me/account'
import { memberOffice, memberSession, profile, ownRecommendations } from './me/me'
import { markdownRoutes } from './markdown/markdownRoutes'
import { mcpRoute } from './mcp/mcpRoute'
import { sendError, onError, onValidationError } from './http/sendError'
import { favoriteFolders, favorites, favoriteShares } from './me/favorites'
import { kakaoUnlink } from './auth/kakaoUnlinkWebhook'
import { isCredentialedPath } from './http/sessions'
import { type ApiDeps, type WriteDeps, callerSettings, type CallerSettings } from './http/deps'
import { memberNotifications } from './me/notifications'
import { memberReviews } from './me/reviews'
import { apiDocument } from './openapi'
import { addPayloadRest } from './payloadRestDocument'
import { regionsRead, statisticsRead } from './public/overview'
import { photos } from './me/photos'
import { commentForm, memberComments } from './me/comments'
import { memberMutes } from './me/mutes'
import { memberPosts } from './me/posts'
import { agenciesRead, agencyRead, agencyVisitsFile } from './public/agencies'
import { changesRead } from './public/changes'
import { collectionReads } from './public/collections'
import { cards } from './public/cards'
import { commentsRead, postsRead, postViews } from './public/posts'
import { restaurantRead, similarRead, visitsRead, restaurantsRead, restaurantFiles } from './public/restaurants'
import { reviewsRead } from './public/reviews'
import { memberEvents, postEvents, pollEvents } from './streams/eventStreams'
import { staffBackups } from './staff/backups'
import { staffDashboard, staffListCounts, staffQuality } from './staff/dashboard'
import { staffForms, staffSession } from './staff/session'
import { staffAccount } from './staff/account'
import { staffRecommendations } from './staff/recommendations'
import { staffRestaurants } from './staff/restaurants'
import { staffSavedFilters } from './staff/savedFilters'
import { staffJobs } from './staff/jobs'
import { staffStatistics } from './staff/statistics'
import { staffUploadFiles } from './staff/uploadFiles'
import { staffUploads } from './staff/uploads'
import { reconcileRoutes } from './public/reconcile'
import { snapshotsRead } from './public/snapshots'
import { catalogRoute, dataPackageRead } from './public/dataCatalog'
import { suggestRead, nearbyReads } from './public/search'
import { mapFiles } from './public/mapFiles'
import { planReads, pollRoutes } from './public/plan'
import { ticketRoutes } from './public/tickets'

interface Readiness {
  /** separate and read-write, so that a busy pool does not fail the check */
  sql: Queryable
  isDraining: () => boolean
}

const RETRY_SECONDS = '5'

/**
 * `/healthz`: the process answers. `/readyz`: requests are welcome; a server without its database still has kept pages,
 * and a proxy that drops all servers has none. `/healthz/database`: the database answers, even if read-only. Never
 * cached.
 */
function healthChecks(app: OpenAPIHono, { sql, isDraining }: Readiness): void {
  const answer = (c: Context, isOk: boolean, status: string) =>
    c.json({ status }, isOk ? 200 : 503, {
      'Cache-Control': 'no-store',
      ...(!isOk && { 'Retry-After': RETRY_SECONDS }),
    })
  app.get('/healthz', (c) => answer(c, true, 'ok'))
  app.get('/readyz', (c) => answer(c, !isDraining(), isDraining() ? 'shutting down' : 'ok'))
  app.get('/healthz/database', async (c) => {
    const status = await databaseStatus(sql)
    return answer(c, status !== 'database unavailable', status)
  })
}

const databaseStatus = (sql: Queryable): Promise<'ok' | 'read-only' | 'database unavailable'> =>
  sql.query<{ transaction_read_only: string }>('SHOW transaction_read_only').then(
    ({ rows }) => (rows[0]?.transaction_read_only === 'on' ? 'read-only' : 'ok'),
    () => 'database unavailable',
  )

const READS = [
  ...[restaurantsRead, suggestRead, restaurantRead, visitsRead, similarRead, reviewsRead, regionsRead, statisticsRead],
  ...[agenciesRead, agencyRead, postsRead, commentsRead, nearbyReads, collectionReads, planReads],
  ...[restaurantFiles, mapFiles, agencyVisitsFile, dataPackageRead, snapshotsRead, changesRead, reconcileRoutes],
]
const METHODS = ['GET', 'HEAD', 'OPTIONS']

const MEMBERS = [
  memberSession,
  memberReviews,
  memberPosts,
  memberComments,
  memberMutes,
  postViews,
  photos,
  authDefaults,
  authSignIn,
  authSignUp,
  authConsent,
  authNickname,
  favoriteShares,
  favorites,
  favoriteFolders,
  profile,
  consents,
  memberOffice,
  memberSessions,
  memberNotifications,
  memberEvents,
  postEvents,
  pollEvents,
  dataExport,
  accountDeletion,
  ownRecommendations,
  kakaoUnlink,
]

/** Only this site's pages may read responses that depend on the user. */
const isPrivatePath = (path: string): boolean => path.startsWith('/api/v1/staff/') || isCredentialedPath(path)

interface Parts {
  pool: Pool
  tickets?: WriteDeps
  writes?: Pool
  callers?: CallerSettings
  members?: ApiDeps
  readiness?: Readiness
}

export function publicRoutes(sql: Queryable): OpenAPIHono {
  const app = new OpenAPIHono<Env>({ defaultHook: onValidationError })
  for (const read of READS) read(app, sql)
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
      Allow: METHODS.join(', '),
      'Access-Control-Allow-Methods': METHODS.join(', '),
      'Access-Control-Allow-Headers': 'If-None-Match',
      'Access-Control-Max-Age': '86400',
    }),
  )
  const routes = publicRoutes(sql)
  if (tickets) ticketRoutes(routes, tickets)
  if (tickets) pollRoutes(routes, tickets)
  const staff = writes && { pool: writes, ...(callers ?? callerSettings()) }
  if (staff) {
    staffSession(routes, staff)
    staffRestaurants(routes, staff.pool)
    staffDashboard(routes, staff.pool)
    staffAccount(routes, staff)
    staffSavedFilters(routes, staff.pool)
    staffListCounts(routes, staff.pool)
    staffUploadFiles(routes, staff.pool)
    staffUploads(routes, staff.pool)
    staffJobs(routes, staff.pool)
    staffQuality(routes, staff.pool)
    staffStatistics(routes, staff.pool)
    staffRecommendations(routes, staff.pool)
    staffBackups(routes, staff.pool)
  }
  if (members) for (const resource of MEMBERS) resource(routes, members)
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
  app.all('*', (c) =>
    METHODS.includes(c.req.method)
      ? sendError(c, { code: 'path-not-found', params: {} })
      : sendError(c, { code: 'method-not-allowed', params: { allowed: METHODS.join(', ') } }),
  )
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
