import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from 'hono'
import type { Pool } from 'pg'
import type { Sql } from '@/infra/database/pool'
import { prepared } from '@/infra/database/prepared'
import { answer } from './answer'
import { authConsent } from './authConsent'
import { authNickname } from './authNickname'
import { authSignIn } from './authSignIn'
import { authSignUp } from './authSignUp'
import { authWay } from './authWay'
import { consents } from './consents'
import { refuse, refuseFailure, refuseInvalid } from './errors'
import { favoriteFolders } from './favoriteFolders'
import { favorites } from './favorites'
import { favoriteShares } from './favoriteShares'
import { healthChecks } from './health'
import { kakaoUnlink } from './kakaoUnlink'
import { leaving } from './leaving'
import { isMemberPath, type MemberDesk } from './members'
import { memberReviews } from './memberReviews'
import { memberSession } from './memberSession'
import { memberSessions } from './memberSessions'
import { apiDocument } from './openapi'
import { regionsRead, statisticsRead } from './overview'
import { ownData } from './ownData'
import { photos } from './photos'
import { profile } from './profile'
import { restaurantRead, visitsRead } from './restaurant'
import { restaurantsRead } from './restaurants'
import { reviewsRead } from './reviews'
import { callerSettings, type CallerSettings } from './staffDesk'
import { staffForms } from './staffForms'
import { staffRestaurants } from './staffRestaurants'
import { staffSession } from './staffSession'
import { suggestRead } from './suggest'
import { type TicketDesk, ticketWrite } from './tickets'

const READS = [restaurantsRead, suggestRead, restaurantRead, visitsRead, reviewsRead, regionsRead, statisticsRead]
const METHODS = ['GET', 'HEAD', 'OPTIONS']

/** What members do, a resource each. */
const MEMBERS = [memberSession, memberReviews, photos, authWay, authSignIn, authSignUp, authConsent, authNickname, favoriteShares, favorites, favoriteFolders, profile, consents, memberSessions, ownData, leaving, kakaoUnlink]

/** Answers that depend on who asks: for the pages of this site alone. */
const isPrivatePath = (path: string): boolean => path.startsWith('/api/v1/staff/') || isMemberPath(path)

interface Parts {
  pool: Pool
  tickets?: TicketDesk
  writes?: Pool
  callers?: CallerSettings
  members?: MemberDesk
}

/** The public reads alone, as far as a document needs them. */
export function publicReads(sql: Sql): OpenAPIHono {
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  for (const read of READS) read(app, sql)
  return app
}

/**
 * The HTTP front: `/api/v1/*`, `/api/openapi.json`, `/healthz`, `/readyz`. Everything else is not its business: serve
 * `app.fetch` for these paths only (`isApiPath`).
 * @param pool of `createReadPool`: its deadline is what ends a hostile query
 * @param tickets where visitors' letters go
 * @param writes where staff sign in
 * @param callers how those who sign in as staff are counted; the installation's own unless given
 * @param members what members do; without tickets, writes and members the API only reads
 */
export function createApi({ pool, tickets, writes, callers, members }: Parts): OpenAPIHono {
  const sql = prepared(pool)
  const app = new OpenAPIHono<Env>({ defaultHook: refuseInvalid })
  // Public and without cookies, so any page may read it. (Hono's middleware would cost a tenth of the speed.)
  app.use('/api/*', async (c, next) => {
    if (isPrivatePath(c.req.path)) return next()
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Expose-Headers', 'ETag')
    await next()
  })
  app.options('/api/*', (c) =>
    c.body(null, 204, {
      Allow: METHODS.join(', '),
      'Access-Control-Allow-Methods': METHODS.join(', '),
      'Access-Control-Allow-Headers': 'If-None-Match',
      'Access-Control-Max-Age': '86400',
    }),
  )
  const routes = publicReads(sql)
  if (tickets) ticketWrite(routes, tickets)
  const staff = writes && { pool: writes, ...(callers ?? callerSettings()) }
  if (staff) {
    staffSession(routes, staff)
    staffRestaurants(routes, staff.pool)
  }
  if (members) for (const resource of MEMBERS) resource(routes, members)
  app.route('/', routes)
  if (staff) staffForms(app, staff)
  const document = apiDocument(routes)
  app.get('/api/openapi.json', (c) => answer(c, document))
  healthChecks(app, sql)
  app.all('*', (c) =>
    METHODS.includes(c.req.method)
      ? refuse(c, { code: 'path-not-found', params: {} })
      : refuse(c, { code: 'method-not-allowed', params: { allowed: METHODS.join(', ') } }),
  )
  app.onError(refuseFailure)
  return app
}

/** Whether a request path belongs to `createApi`; the rest is Next's. */
export const isApiPath = (path: string): boolean =>
  /^\/(api\/v1(\/|$|\?)|api\/openapi\.json($|\?)|healthz($|\?)|readyz($|\?))/.test(path)
