export const CALLERS = ['visitor', 'member', 'member who owes consent', 'moderator', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

const EVERYONE = CALLERS
const MEMBERS = ['member'] as const
/** What one may do with one's own account, whatever one has agreed to. */
const OWNERS = ['member', 'member who owes consent'] as const
const ADMINS = ['admin'] as const
const NOBODY = [] as const

interface Row {
  allowed: readonly Caller[]
  /** a body that passes validation, so that only who asks decides */
  body?: object
}

const REVIEW = { rating: 4, content: '국물이 좋습니다' }

/**
 * Who may call each operation of `/api/v1`, by its operationId: one without a row fails until somebody decides. A staff
 * session is no member's: staff who want to review sign in as members.
 */
export const API_ACCESS: Record<string, Row> = {
  suggest: { allowed: EVERYONE },
  listRestaurants: { allowed: EVERYONE },
  readRestaurant: { allowed: EVERYONE },
  listVisits: { allowed: EVERYONE },
  listReviews: { allowed: EVERYONE },
  summarizeReviews: { allowed: EVERYONE },
  listRegions: { allowed: EVERYONE },
  readStatistics: { allowed: EVERYONE },
  readPhoto: { allowed: EVERYONE },
  readSmallPhoto: { allowed: EVERYONE },
  readSharedList: { allowed: EVERYONE },
  sendTicket: {
    allowed: EVERYONE,
    body: { kind: 'other', subject: '제목', body: '본문입니다. 잘 부탁드립니다.', email: 'sender@people.example' },
  },
  // They answer anybody with what their cookie stands for, which may be nothing.
  readMe: { allowed: EVERYONE },
  signOutStaff: { allowed: EVERYONE },
  abandonSignUp: { allowed: EVERYONE },
  // Only a browser in the middle of signing up, or with a password.
  readSignUp: { allowed: NOBODY },
  agreeToTerms: { allowed: NOBODY, body: { agreed: [] } },
  completeSignUp: { allowed: NOBODY, body: { nickname: '점심 먹는 사람' } },
  checkNickname: { allowed: OWNERS },
  signInStaff: { allowed: NOBODY, body: { email: 'nobody@people.example', password: 'no such password' } },
  readStaffSession: { allowed: ['moderator', 'admin'] },
  trashRestaurant: { allowed: ADMINS },
  restoreRestaurant: { allowed: ADMINS },
  writeReview: { allowed: MEMBERS, body: REVIEW },
  rewriteReview: { allowed: MEMBERS, body: REVIEW },
  deleteReview: { allowed: OWNERS },
  restoreReview: { allowed: MEMBERS },
  voteHelpful: { allowed: MEMBERS },
  takeBackHelpful: { allowed: MEMBERS },
  reportReview: { allowed: MEMBERS, body: { reason: 'inappropriate' } },
  readMyReview: { allowed: OWNERS },
  listMyReviews: { allowed: OWNERS },
  sendPhoto: { allowed: MEMBERS },
  editProfile: { allowed: MEMBERS, body: { region: '서울' } },
  leave: { allowed: OWNERS, body: { confirm: 'DELETE' } },
  consent: { allowed: OWNERS, body: { agreed: [] } },
  shareFavorites: { allowed: MEMBERS },
  unshareFavorites: { allowed: MEMBERS },
  shareFolder: { allowed: MEMBERS },
  unshareFolder: { allowed: MEMBERS },
  readFavoriteIds: { allowed: OWNERS },
  listFavorites: { allowed: OWNERS },
  mergeFavorites: { allowed: MEMBERS, body: { ids: [] } },
  putFavorite: { allowed: MEMBERS },
  removeFavorite: { allowed: MEMBERS },
  moveFavorite: { allowed: MEMBERS, body: { folder_id: null } },
  listFolders: { allowed: OWNERS },
  addFolder: { allowed: MEMBERS, body: { name: '점심' } },
  renameFolder: { allowed: MEMBERS, body: { name: '저녁' } },
  removeFolder: { allowed: MEMBERS },
  readProfile: { allowed: OWNERS },
  listConsents: { allowed: OWNERS },
  changeConsent: { allowed: OWNERS, body: { code: 'location', version: 1, given: false } },
  listMemberSessions: { allowed: OWNERS },
  endMemberSessions: { allowed: OWNERS },
  endMemberSession: { allowed: OWNERS },
  readOwnData: { allowed: OWNERS },
}

/** Operations on the member's own data that answer for an unpublished restaurant too, without disclosing it. */
export const OF_ONES_OWN = ['readMyReview', 'removeFavorite', 'moveFavorite']
