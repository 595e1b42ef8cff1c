import { accountDeletion, consents, dataExport, memberSessions } from './me/account'
import { signUp, consent, nicknameCheck } from './auth/signUp'
import { memberComments } from './me/comments'
import { favorites } from './me/favorites'
import { memberDigest, memberFollows, memberPush } from './me/follows'
import { memberOffice, memberSession, ownRecommendations, profile } from './me/me'
import { memberMutes } from './me/mutes'
import { memberNotifications } from './me/notifications'
import { photos } from './me/photos'
import { memberPosts } from './me/posts'
import { memberReviews } from './me/reviews'
import { agencyReads, agencyVisitsFile } from './public/agencies'
import { changesRead } from './public/changes'
import { collectionReads } from './public/collections'
import { dataPackageRead } from './public/dataCatalog'
import { mailLinks } from './public/mailLinks'
import { mapFiles } from './public/mapFiles'
import { overviewReads } from './public/overview'
import { planReads, polls } from './public/plan'
import { commentsRead, postsRead, postViews } from './public/posts'
import { reconcileRoutes } from './public/reconcile'
import { reportCardReads } from './public/reportCard'
import { restaurantFiles, restaurantReads, restaurantsRead } from './public/restaurants'
import { reviewsRead } from './public/reviews'
import { nearbyReads, suggestRead } from './public/search'
import { snapshotReads } from './public/snapshots'
import { newTicket } from './public/tickets'
import { staffAccount } from './staff/account'
import { staffBackups } from './staff/backups'
import { staffDashboard, staffListCounts, staffQuality } from './staff/dashboard'
import { staffJobs } from './staff/jobs'
import { staffRecommendations } from './staff/recommendations'
import { staffRestaurants } from './staff/restaurants'
import { staffRecordEdits } from './staff/recordEdits'
import { staffReasonTemplates } from './staff/reasonTemplates'
import { staffSavedFilters } from './staff/savedFilters'
import { staffSession } from './staff/session'
import { staffStatistics } from './staff/statistics'
import { staffUploadFiles } from './staff/uploadFiles'
import { staffUploads } from './staff/uploads'
import { eventStreams } from './streams/eventStreams'

/** In the order of the OpenAPI document. */
export const ROUTES = {
  reads: [
    ...[restaurantsRead, suggestRead, ...restaurantReads, ...reviewsRead, ...overviewReads, ...agencyReads],
    ...[...postsRead, ...commentsRead, ...nearbyReads, ...collectionReads, ...planReads],
    ...[...restaurantFiles, ...mapFiles, agencyVisitsFile, dataPackageRead, ...snapshotReads, changesRead],
    ...reportCardReads,
    ...reconcileRoutes,
  ],
  visitors: [newTicket, ...polls, ...mailLinks],
  staff: [
    ...[
      ...staffSession,
      ...staffRestaurants,
      ...staffDashboard,
      ...staffAccount,
      ...staffSavedFilters,
      ...staffReasonTemplates,
      ...staffRecordEdits,
    ],
    ...[...staffListCounts, ...staffUploadFiles, ...staffUploads, ...staffJobs, staffQuality, ...staffStatistics],
    ...[...staffRecommendations, ...staffBackups],
  ],
  members: [
    ...[memberSession, ...memberReviews, ...memberPosts, ...memberComments, ...memberMutes, postViews, ...photos],
    ...[...signUp, consent, nicknameCheck, ...favorites, ...profile, ...consents, ...memberOffice, ...memberSessions],
    ...[...memberFollows, ...memberDigest, ...memberPush],
    ...[...memberNotifications, ...eventStreams, dataExport, accountDeletion, ownRecommendations],
  ],
}

type Documented = (typeof ROUTES)[keyof typeof ROUTES][number]

/** Plain forms post to them too: see `memberSignOut` and `authSignIn`. */
interface Forms {
  'POST /api/v1/me/sign-out': { query: never; body: never; answer: undefined }
  'POST /api/v1/auth/finish': { query: never; body: Record<string, string>; answer: { next: string } }
}

/** What each route takes and answers, for clients that import nothing but types. */
type Api = { [R in Documented as R['at']]: NonNullable<R['types']> } & Forms

export type ApiRoute = keyof Api
export type ApiAnswer<At extends ApiRoute> = Api[At]['answer']

type Names<At> = At extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Params<At> = [Names<At>] extends [never] ? unknown : { params: Record<Names<At>, string | number> }
type Query<At extends ApiRoute> = URLSearchParams | Partial<Record<keyof Api[At]['query'], string | number>>

export type ApiTarget<At extends ApiRoute> = Params<At> & { query?: Query<At> }
export type ApiRequest<At extends ApiRoute> = ApiTarget<At> &
  ([Api[At]['body']] extends [never] ? { body?: FormData } : { body: Api[At]['body'] })

/** Left out where a route needs nothing. */
export type IfNeeded<T> = object extends T ? [given?: T] : [given: T]

/** The type of `routePath` for routes that there are. */
export type ApiPath = <At extends ApiRoute>(at: At, ...[target]: IfNeeded<ApiTarget<At>>) => string
