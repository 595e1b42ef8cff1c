import { accountDeletion, consents, dataExport, memberSessions } from './me/account'
import { signUp, consent, nicknameCheck } from './auth/signUp'
import { memberComments } from './me/comments'
import { favorites } from './me/favorites'
import { memberOffice, memberSession, ownRecommendations, profile } from './me/me'
import { memberMutes } from './me/mutes'
import { memberNotifications } from './me/notifications'
import { photos } from './me/photos'
import { memberPosts } from './me/posts'
import { memberReviews } from './me/reviews'
import { agencyReads, agencyVisitsFile } from './public/agencies'
import { collectionReads } from './public/collections'
import { overviewReads } from './public/overview'
import { planReads, polls } from './public/plan'
import { commentsRead, postsRead, postViews } from './public/posts'
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
    ...[...restaurantFiles, agencyVisitsFile, ...snapshotReads],
  ],
  visitors: [newTicket, ...polls],
  staff: [
    ...[...staffSession, ...staffRestaurants, ...staffDashboard, ...staffAccount, ...staffSavedFilters],
    ...[...staffListCounts, ...staffUploadFiles, ...staffUploads, ...staffJobs, staffQuality, ...staffStatistics],
    ...[...staffRecommendations, ...staffBackups],
  ],
  members: [
    ...[memberSession, ...memberReviews, ...memberPosts, ...memberComments, ...memberMutes, postViews, ...photos],
    ...[...signUp, consent, nicknameCheck, ...favorites, ...profile, ...consents, ...memberOffice, ...memberSessions],
    ...[...memberNotifications, ...eventStreams, dataExport, accountDeletion, ownRecommendations],
  ],
}
