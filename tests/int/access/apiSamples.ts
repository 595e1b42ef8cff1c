import { DEFAULT_SETTINGS } from '@/domain/recommendation/settings'

interface Sample {
  body?: object
  form?: Record<string, string>
  query?: Record<string, string>
}

const REVIEW = { rating: 4, content: '국물이 좋아요' }
/** What keeps backups, as it is sent. */
const BACKUPS = { isScheduled: true, daily: 7, weekly: 4, monthly: 6 }

/** Requests that pass validation, by operationId, so that only the caller decides the outcome. */
export const SAMPLES: Record<string, Sample> = {
  suggest: { query: { q: 'a' } },
  reconcile: { form: { queries: '{"q0":{"query":"국밥"}}' } },
  findLocations: { query: { q: '세종대로' } },
  createPoll: {
    body: { places: [1], headcount: 12, per_head_max: 30_000, day: new Date().toISOString().slice(0, 10), hour: 12 },
  },
  castVote: { body: { voter: 'v'.repeat(43), places: [] } },
  downloadPollEvent: { query: { place: '1' } },
  planPlaces: { query: { headcount: '12', per_head_max: '30000', region: '11140' } },
  planTile: { query: { headcount: '12', per_head_max: '30000' } },
  sendTicket: {
    body: { kind: 'other', subject: '제목', body: '본문이에요. 잘 부탁드려요.', email: 'sender@people.example' },
  },
  agreeToTerms: { body: { agreed: [] } },
  completeSignUp: { body: { nickname: '점심 먹는 사람' } },
  checkNickname: { query: { nickname: 'someone' } },
  signInStaff: { body: { email: 'someone@people.example', password: 'no such password' } },
  changeStaffPassword: { body: { current: 'no such password', password: 'another one' } },
  searchBackOffice: { query: { q: '국밥' } },
  listSavedFilters: { query: { resource: 'restaurants' } },
  saveFilter: { body: { resource: 'restaurants', name: '카페', filter: { category: 'cafe' } } },
  countLists: { body: { resource: 'restaurants', filters: [{}] } },
  keepEdit: { body: { resource: 'restaurants', record: 1, base: null, draftAt: null } },
  listEditors: { query: { resource: 'restaurants', record: '1' } },
  endEdit: { query: { resource: 'restaurants', record: '1' } },
  exportStaffStatistics: { query: { table: 'region', format: 'csv' } },
  previewRecommendations: { body: DEFAULT_SETTINGS },
  saveRecommendationSettings: { body: DEFAULT_SETTINGS },
  excludeFromRecommendations: { body: { restaurant: 1_999_999_999, reason: '시험' } },
  uploadFile: { query: { kind: 'visits', name: 'list.csv' }, body: { a: 'file' } },
  changeUpload: { body: { agency: null } },
  exportUploadErrors: { query: { format: 'csv' } },
  downloadTemplate: { query: { format: 'csv' } },
  changeBackupSettings: { body: BACKUPS },
  writeReview: { body: REVIEW },
  rewriteReview: { body: REVIEW },
  reportReview: { body: { reason: 'inappropriate' } },
  writePost: { body: { board: 'free', title: '점심', content: '국밥이 좋아요' } },
  editPost: { body: { title: '저녁' } },
  reportPost: { body: { reason: 'inappropriate' } },
  writeComment: { body: { content: '저도 그래요' } },
  editComment: { body: { content: '고쳤어요' } },
  reportComment: { body: { reason: 'inappropriate' } },
  searchNicknames: { query: { q: '단골' } },
  editProfile: { body: { region: '서울' } },
  leave: { body: { confirm: 'DELETE' } },
  consent: { body: { agreed: [] } },
  mergeFavorites: { body: { ids: [] } },
  moveFavorite: { body: { folder_id: null } },
  addFolder: { body: { name: '점심' } },
  renameFolder: { body: { name: '저녁' } },
  saveOffice: { body: { name: '시청역', near: '37.5657,126.977' } },
  changeConsent: { body: { code: 'location', version: 2, given: false } },
  changeDigest: { body: { email: 'news@people.example', frequency: 'weekly' } },
  startPush: {
    body: { endpoint: 'https://web.push.apple.com/x', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } },
  },
  changeNotificationSettings: { body: { muted: [] } },
  readNotifications: { body: { up_to: 1 } },
}

/** Operations on the member's own data that answer for an unpublished restaurant too, without disclosing it. */
export const OF_ONES_OWN = ['readMyReview', 'removeFavorite', 'moveFavorite']

/** Operations that need a mail server or keys of push messages. An app without them answers 503. */
export const NOT_OFFERED = ['changeDigest', 'startPush']

/** Operations that open a stream. An app without a server behind it answers with an error that says so. */
export const STREAMS = ['streamPostEvents', 'streamMyEvents', 'streamVotes']
