import { DEFAULT_SETTINGS } from '@/domain/recommendation/settings'

/** What keeps backups, as it is sent. */
const BACKUPS = { isScheduled: true, daily: 7, weekly: 4, monthly: 6 }

export const CALLERS = [
  'visitor',
  'member',
  'member who owes consent',
  'blocked member',
  'moderator',
  'editor',
  'admin',
] as const
export type Caller = (typeof CALLERS)[number]

const EVERYONE = CALLERS
const MEMBERS = ['member'] as const
/** Who may manage their own account, whether or not they owe consent. */
const OWNERS = ['member', 'member who owes consent'] as const
/** The same for anyone who is blocked: they read, and no one is kept from leaving. */
const OWNERS_EVEN_BLOCKED = ['member', 'member who owes consent', 'blocked member'] as const
const STAFF = ['moderator', 'editor', 'admin'] as const
const ADMINS = ['admin'] as const
const NOBODY = [] as const

interface Row {
  allowed: readonly Caller[]
  /** a body that passes validation, so that only the caller decides the outcome */
  body?: object
  query?: Record<string, string>
}

const REVIEW = { rating: 4, content: '국물이 좋아요' }

/**
 * Who may call each operation of `/api/v1`, by its operationId: one without a row fails until somebody decides. A staff
 * session is no member's: staff who want to review sign in as members.
 */
export const API_ACCESS: Record<string, Row> = {
  suggest: { allowed: EVERYONE, query: { q: 'a' } },
  listRestaurants: { allowed: EVERYONE },
  readRestaurant: { allowed: EVERYONE },
  listVisits: { allowed: EVERYONE },
  readTile: { allowed: EVERYONE },
  findLocations: { allowed: EVERYONE, query: { q: '세종대로' } },
  createPoll: {
    allowed: EVERYONE,
    body: { places: [1], headcount: 12, per_head_max: 30_000, day: new Date().toISOString().slice(0, 10), hour: 12 },
  },
  castVote: { allowed: EVERYONE, body: { voter: 'v'.repeat(43), places: [] } },
  readVotes: { allowed: EVERYONE },
  streamVotes: { allowed: EVERYONE },
  downloadPollEvent: { allowed: EVERYONE, query: { place: '1' } },
  planPlaces: { allowed: EVERYONE, query: { headcount: '12', per_head_max: '30000', region: '11140' } },
  planTile: { allowed: EVERYONE, query: { headcount: '12', per_head_max: '30000' } },
  listSimilar: { allowed: EVERYONE },
  listAgencies: { allowed: EVERYONE },
  listCollections: { allowed: EVERYONE },
  readCollection: { allowed: EVERYONE },
  readAgency: { allowed: EVERYONE },
  exportRestaurants: { allowed: EVERYONE },
  exportVisits: { allowed: EVERYONE },
  exportAgencyVisits: { allowed: EVERYONE },
  listSnapshots: { allowed: EVERYONE },
  downloadSnapshot: { allowed: EVERYONE },
  listReviews: { allowed: EVERYONE },
  summarizeReviews: { allowed: EVERYONE },
  listRegions: { allowed: EVERYONE },
  readStatistics: { allowed: EVERYONE },
  readPhoto: { allowed: EVERYONE },
  readSmallPhoto: { allowed: EVERYONE },
  readSharedList: { allowed: EVERYONE },
  sendTicket: {
    allowed: EVERYONE,
    body: { kind: 'other', subject: '제목', body: '본문이에요. 잘 부탁드려요.', email: 'sender@people.example' },
  },
  // They answer every caller according to their cookie, if any.
  readMe: { allowed: EVERYONE },
  signOutStaff: { allowed: EVERYONE },
  abandonSignUp: { allowed: EVERYONE },
  // Only for a browser that is signing up, or with a password.
  readSignUp: { allowed: NOBODY },
  agreeToTerms: { allowed: NOBODY, body: { agreed: [] } },
  completeSignUp: { allowed: NOBODY, body: { nickname: '점심 먹는 사람' } },
  checkNickname: { allowed: OWNERS_EVEN_BLOCKED, query: { nickname: 'nobody' } },
  signInStaff: { allowed: NOBODY, body: { email: 'nobody@people.example', password: 'no such password' } },
  readStaffSession: { allowed: STAFF },
  listStaffSessions: { allowed: STAFF },
  endStaffSession: { allowed: STAFF },
  endOtherStaffSessions: { allowed: STAFF },
  // It asks for the present password, which none of these has.
  changeStaffPassword: { allowed: NOBODY, body: { current: 'no such password', password: 'another one' } },
  readDashboard: { allowed: ADMINS },
  // Each role is told of what is its own.
  readWaitingCounts: { allowed: STAFF },
  searchBackOffice: { allowed: STAFF, query: { q: '국밥' } },
  listStaffRegions: { allowed: STAFF },
  listSavedFilters: { allowed: ADMINS, query: { resource: 'restaurants' } },
  saveFilter: { allowed: ADMINS, body: { resource: 'restaurants', name: '카페', filter: { category: 'cafe' } } },
  deleteSavedFilter: { allowed: STAFF },
  countLists: { allowed: ADMINS, body: { resource: 'restaurants', filters: [{}] } },
  readDataQuality: { allowed: ADMINS },
  readStaffStatistics: { allowed: ADMINS },
  refreshStaffStatistics: { allowed: ADMINS },
  exportStaffStatistics: { allowed: ADMINS, query: { table: 'region', format: 'csv' } },
  readRecommendations: { allowed: ADMINS },
  previewRecommendations: { allowed: ADMINS, body: DEFAULT_SETTINGS },
  saveRecommendationSettings: { allowed: ADMINS, body: DEFAULT_SETTINGS },
  refreshRecommendations: { allowed: ADMINS },
  excludeFromRecommendations: { allowed: ADMINS, body: { restaurant: 1_999_999_999, reason: '시험' } },
  includeInRecommendations: { allowed: ADMINS },
  listUploads: { allowed: ADMINS },
  uploadFile: { allowed: ADMINS, query: { kind: 'visits', name: 'list.csv' }, body: { a: 'file' } },
  readUpload: { allowed: ADMINS },
  changeUpload: { allowed: ADMINS, body: { agency: null } },
  discardUpload: { allowed: ADMINS },
  listUploadRows: { allowed: ADMINS },
  listUploadProblems: { allowed: ADMINS },
  planUpload: { allowed: ADMINS },
  importUpload: { allowed: ADMINS },
  undoUpload: { allowed: ADMINS },
  exportUploadErrors: { allowed: ADMINS, query: { format: 'csv' } },
  listTemplates: { allowed: ADMINS },
  downloadTemplate: { allowed: ADMINS, query: { format: 'csv' } },
  listUnfinishedJobs: { allowed: ADMINS },
  readJob: { allowed: ADMINS },
  cancelJob: { allowed: ADMINS },
  downloadBackup: { allowed: ADMINS },
  readBackupSettings: { allowed: ADMINS },
  changeBackupSettings: { allowed: ADMINS, body: BACKUPS },
  readSystem: { allowed: ADMINS },
  trashRestaurant: { allowed: ADMINS },
  restoreRestaurant: { allowed: ADMINS },
  writeReview: { allowed: MEMBERS, body: REVIEW },
  rewriteReview: { allowed: MEMBERS, body: REVIEW },
  deleteReview: { allowed: OWNERS },
  restoreReview: { allowed: MEMBERS },
  voteHelpful: { allowed: MEMBERS },
  takeBackHelpful: { allowed: MEMBERS },
  reportReview: { allowed: MEMBERS, body: { reason: 'inappropriate' } },
  listPosts: { allowed: EVERYONE },
  readPost: { allowed: EVERYONE },
  viewPost: { allowed: EVERYONE },
  writePost: { allowed: MEMBERS, body: { board: 'free', title: '점심', content: '국밥이 좋아요' } },
  editPost: { allowed: MEMBERS, body: { title: '저녁' } },
  deletePost: { allowed: OWNERS },
  restorePost: { allowed: MEMBERS },
  likePost: { allowed: MEMBERS },
  takeBackLike: { allowed: MEMBERS },
  reportPost: { allowed: MEMBERS, body: { reason: 'inappropriate' } },
  readMyPost: { allowed: OWNERS_EVEN_BLOCKED },
  listMyPosts: { allowed: OWNERS_EVEN_BLOCKED },
  listComments: { allowed: EVERYONE },
  readComment: { allowed: EVERYONE },
  listReplies: { allowed: EVERYONE },
  writeComment: { allowed: MEMBERS, body: { content: '저도 그래요' } },
  editComment: { allowed: MEMBERS, body: { content: '고쳤어요' } },
  deleteComment: { allowed: OWNERS },
  restoreComment: { allowed: MEMBERS },
  likeComment: { allowed: MEMBERS },
  takeBackCommentLike: { allowed: MEMBERS },
  reportComment: { allowed: MEMBERS, body: { reason: 'inappropriate' } },
  readMyComments: { allowed: OWNERS_EVEN_BLOCKED },
  searchNicknames: { allowed: OWNERS_EVEN_BLOCKED, query: { q: '단골' } },
  listMutes: { allowed: OWNERS_EVEN_BLOCKED },
  muteMember: { allowed: OWNERS_EVEN_BLOCKED },
  unmuteMember: { allowed: OWNERS_EVEN_BLOCKED },
  readMyReview: { allowed: OWNERS_EVEN_BLOCKED },
  listMyReviews: { allowed: OWNERS_EVEN_BLOCKED },
  sendPhoto: { allowed: MEMBERS },
  editProfile: { allowed: MEMBERS, body: { region: '서울' } },
  leave: { allowed: OWNERS_EVEN_BLOCKED, body: { confirm: 'DELETE' } },
  consent: { allowed: OWNERS_EVEN_BLOCKED, body: { agreed: [] } },
  shareFavorites: { allowed: MEMBERS },
  unshareFavorites: { allowed: MEMBERS },
  shareFolder: { allowed: MEMBERS },
  unshareFolder: { allowed: MEMBERS },
  listOwnRecommendations: { allowed: OWNERS_EVEN_BLOCKED },
  readFavoriteIds: { allowed: OWNERS_EVEN_BLOCKED },
  listFavorites: { allowed: OWNERS_EVEN_BLOCKED },
  mergeFavorites: { allowed: MEMBERS, body: { ids: [] } },
  putFavorite: { allowed: MEMBERS },
  removeFavorite: { allowed: MEMBERS },
  moveFavorite: { allowed: MEMBERS, body: { folder_id: null } },
  listFolders: { allowed: OWNERS_EVEN_BLOCKED },
  addFolder: { allowed: MEMBERS, body: { name: '점심' } },
  renameFolder: { allowed: MEMBERS, body: { name: '저녁' } },
  removeFolder: { allowed: MEMBERS },
  saveOffice: { allowed: MEMBERS, body: { name: '시청역', near: '37.5657,126.977' } },
  removeOffice: { allowed: OWNERS_EVEN_BLOCKED },
  readProfile: { allowed: OWNERS_EVEN_BLOCKED },
  listConsents: { allowed: OWNERS_EVEN_BLOCKED },
  changeConsent: { allowed: OWNERS_EVEN_BLOCKED, body: { code: 'location', version: 2, given: false } },
  listNotifications: { allowed: OWNERS_EVEN_BLOCKED },
  streamPostEvents: { allowed: EVERYONE },
  streamMyEvents: { allowed: OWNERS_EVEN_BLOCKED },
  readNotificationSettings: { allowed: OWNERS_EVEN_BLOCKED },
  changeNotificationSettings: { allowed: OWNERS_EVEN_BLOCKED, body: { muted: [] } },
  readNotifications: { allowed: OWNERS_EVEN_BLOCKED, body: { up_to: 1 } },
  listMemberSessions: { allowed: OWNERS_EVEN_BLOCKED },
  endMemberSessions: { allowed: OWNERS_EVEN_BLOCKED },
  endMemberSession: { allowed: OWNERS_EVEN_BLOCKED },
  readOwnData: { allowed: OWNERS_EVEN_BLOCKED },
}

/** Operations on the member's own data that answer for an unpublished restaurant too, without disclosing it. */
export const OF_ONES_OWN = ['readMyReview', 'removeFavorite', 'moveFavorite']

/** Operations that open a stream. An app without a server behind it answers with an error that says so. */
export const STREAMS = ['streamPostEvents', 'streamMyEvents', 'streamVotes']
