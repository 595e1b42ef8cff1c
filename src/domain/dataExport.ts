import type { BoardType, CommentStatus, PostStatus } from './community/community'
import type { ContentType, ReportReason, ReportStatus } from './moderation/moderation'
import type { DigestFrequency } from './follow/follow'
import type { Notification, NotificationKind } from './notification'
import type { ReviewStatus } from './review'
import type { Role } from './roles'
import type { ConsentAction } from './terms'
import type { SessionKind } from './session'

/** Without data about others. Timestamps are ISO 8601; photos are listed by name. */
export interface MemberDataExport {
  /** the day of the export in Korea, 'YYYY-MM-DD' */
  day: string
  account: {
    nickname: string
    region: string | null
    role: Role
    staffEmail: string | null
    joinedAt: string
    changedAt: string
  }
  identities: { issuer: string; subject: string; email: string | null; since: string }[]
  office: { name: string; latitude: number; longitude: number; savedAt: string } | null
  /** roles granted and revoked, without the actor */
  roles: { role: Role; at: string }[]
  consents: { title: string; version: number; agreed: boolean; decidedAt: string }[]
  /** all consents given, declined or withdrawn, oldest first */
  consentEvents: { title: string; version: number; action: ConsentAction; at: string }[]
  folders: { name: string; createdAt: string; shared: string | null }[]
  favorites: { restaurant: number; title: string; folder: string | null; keptAt: string }[]
  favoritesShared: string | null
  reviews: {
    restaurant: number
    title: string
    rating: number
    content: string | null
    status: ReviewStatus
    photos: string[]
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
  }[]
  /** uploaded photos not used in a review or post */
  loosePhotos: string[]
  helpful: { restaurant: number; title: string; at: string }[]
  posts: {
    post: number
    board: BoardType
    title: string
    content: string
    status: PostStatus
    photos: string[]
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
  }[]
  comments: {
    post: number
    title: string
    content: string
    status: CommentStatus
    createdAt: string
    editedAt: string | null
    deletedAt: string | null
  }[]
  /** members muted by this member */
  mutes: { nickname: string; at: string }[]
  /** liked posts, and posts of liked comments */
  likes: { type: 'post' | 'comment'; post: number; title: string; at: string }[]
  /** `id`: the restaurant of a review, or the post of a comment */
  reports: {
    type: ContentType
    id: number
    title: string
    reason: ReportReason
    description: string | null
    status: ReportStatus
    at: string
  }[]
  notifications: (Notification & { at: string })[]
  mutedKinds: NotificationKind[]
  /** institutions and districts, by name */
  follows: { name: string; at: string }[]
  /** `email` is null after leaving */
  digest: { email: string | null; frequency: DigestFrequency; changedAt: string } | null
  /** an address that is not proven yet */
  digestRequest: { email: string; frequency: DigestFrequency; until: string } | null
  /** browsers that show news, with the address of their push service */
  pushes: { endpoint: string; device: string; since: string }[]
  /** about the member, by staff, without the writer */
  staffNotes: { text: string; at: string }[]
  sessions: { kind: SessionKind; device: string; since: string; lastSeenAt: string }[]
}
