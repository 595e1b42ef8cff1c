import type { Context, MiddlewareHandler } from 'hono'
import type { Permission } from '@/domain/access/permissions'
import type { Subject, Verb } from '@/domain/access/table'
import type { ApiOperation } from '@/messages/apiSummaries'

/** The cell of the table of access that each operation of `/api/v1` follows. */
const OPERATIONS = {
  'view restaurants': [
    ...(['suggest', 'listRestaurants', 'readRestaurant', 'readTile', 'listSimilar', 'exportRestaurants'] as const),
    ...(['planPlaces', 'planTile', 'listSnapshots', 'downloadSnapshot', 'listReviews', 'summarizeReviews'] as const),
    ...(['listChanges', 'readDataPackage', 'exportRestaurantsGeoJson', 'exportRestaurantsKml'] as const),
    ...(['readReconciliation', 'reconcile'] as const),
  ],
  'update restaurants': ['restoreRestaurant'],
  'delete restaurants': ['trashRestaurant'],
  'view visits': ['listVisits', 'exportVisits', 'exportAgencyVisits'],
  'view agencies': ['listAgencies', 'readAgency'],
  'view regions': ['findLocations', 'listRegions', 'readStatistics'],
  'view collections': ['listCollections', 'readCollection'],
  'create reviews': ['writeReview'],
  'update reviews': ['rewriteReview', 'restoreReview'],
  'delete reviews': ['deleteReview'],
  'view posts': ['listPosts', 'readPost', 'viewPost', 'streamPostEvents'],
  'create posts': ['writePost'],
  'update posts': ['editPost', 'restorePost'],
  'delete posts': ['deletePost'],
  'view comments': ['listComments', 'readComment', 'listReplies'],
  'create comments': ['writeComment'],
  'update comments': ['editComment', 'restoreComment'],
  'delete comments': ['deleteComment'],
  'create post-likes': ['likePost'],
  'delete post-likes': ['takeBackLike'],
  'create comment-likes': ['likeComment'],
  'delete comment-likes': ['takeBackCommentLike'],
  'create review-votes': ['voteHelpful'],
  'delete review-votes': ['takeBackHelpful'],
  'create reports': ['reportReview', 'reportPost', 'reportComment'],
  'create tickets': ['sendTicket'],
  'view polls': ['readVotes', 'streamVotes', 'downloadPollEvent'],
  'create polls': ['createPoll'],
  'update polls': ['castVote'],
  'view photos': ['readPhoto', 'readSmallPhoto'],
  'create photos': ['sendPhoto'],
  'view favorites': ['readSharedList'],
  'read favorites': ['readFavoriteIds', 'listFavorites', 'listFolders'],
  'create favorites': ['mergeFavorites', 'putFavorite', 'addFolder', 'shareFavorites', 'shareFolder'],
  'update favorites': ['moveFavorite', 'renameFolder'],
  'delete favorites': ['removeFavorite', 'removeFolder', 'unshareFavorites', 'unshareFolder'],
  'create offices': ['saveOffice'],
  'delete offices': ['removeOffice'],
  'read profile': ['readProfile'],
  'update profile': ['editProfile'],
  'read account': [
    ...(['readMyReview', 'listMyReviews', 'readMyPost', 'listMyPosts', 'readMyComments'] as const),
    ...(['listConsents', 'listNotifications', 'readNotificationSettings', 'streamMyEvents', 'readOwnData'] as const),
    ...(['listMemberSessions', 'listMutes', 'searchNicknames', 'checkNickname', 'listOwnRecommendations'] as const),
  ],
  'create account': ['muteMember'],
  'update account': ['consent', 'changeConsent', 'readNotifications', 'changeNotificationSettings'],
  'delete account': ['leave', 'unmuteMember', 'endMemberSession', 'endMemberSessions'],
  'read session': ['readMe'],
  // It takes a password.
  'create session': ['signInStaff'],
  'delete session': ['signOutStaff'],
  // Only for a browser that is signing up.
  'read sign-up': ['readSignUp'],
  'update sign-up': ['agreeToTerms'],
  'create sign-up': ['completeSignUp'],
  'delete sign-up': ['abandonSignUp'],
  'read desk': [
    ...(['readStaffSession', 'listStaffSessions', 'readWaitingCounts', 'searchBackOffice'] as const),
    ...(['listStaffRegions', 'listSavedFilters', 'countLists'] as const),
  ],
  'create desk': ['saveFilter'],
  'update desk': ['changeStaffPassword'],
  'delete desk': ['deleteSavedFilter', 'endStaffSession', 'endOtherStaffSessions'],
  'read overview': ['readDashboard'],
  'read data-quality': ['readDataQuality'],
  'read statistics': ['readStaffStatistics', 'exportStaffStatistics'],
  'update statistics': ['refreshStaffStatistics'],
  'read recommendations': ['readRecommendations', 'previewRecommendations'],
  'update recommendations': [
    ...(['saveRecommendationSettings', 'refreshRecommendations'] as const),
    ...(['excludeFromRecommendations', 'includeInRecommendations'] as const),
  ],
  'read data-upload': [
    ...(['listUploads', 'readUpload', 'listUploadRows', 'listUploadProblems', 'exportUploadErrors'] as const),
    ...(['listTemplates', 'downloadTemplate'] as const),
  ],
  'create data-upload': ['uploadFile'],
  'update data-upload': ['changeUpload', 'planUpload', 'importUpload', 'undoUpload'],
  'delete data-upload': ['discardUpload'],
  'read jobs': ['listUnfinishedJobs', 'readJob'],
  'delete jobs': ['cancelJob'],
  'read backups': ['downloadBackup'],
  'read settings': ['readBackupSettings', 'readSystem'],
  'update settings': ['changeBackupSettings'],
} as const satisfies Partial<Record<`${Verb} ${Subject}`, readonly ApiOperation[]>>

/** Fails to compile while an operation has no cell. */
type Listed = (typeof OPERATIONS)[keyof typeof OPERATIONS][number]
export const PERMISSIONS = Object.fromEntries(
  Object.entries(OPERATIONS).flatMap(([cell, operations]) =>
    operations.map((operation) => [operation, cell.split(' ')]),
  ),
) as unknown as Readonly<Record<Listed, Permission>> satisfies Record<ApiOperation, Permission>

/** The guards of an operation with a session find its name in the context. */
export const nameOperation =
  (operation: ApiOperation): MiddlewareHandler =>
  (c, next) => {
    c.set('operation', operation)
    return next()
  }

/** @throws for a route without `nameOperation` */
export function permissionOf(c: Context): Permission {
  const operation = c.get('operation') as ApiOperation | undefined
  if (!operation) throw new Error(`${c.req.method} ${c.req.path} has no operation`)
  return PERMISSIONS[operation]
}
