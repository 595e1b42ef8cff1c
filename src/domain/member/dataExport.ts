import type { ReportReason, ReportStatus, ReviewStatus } from '../review/states'
import type { Role } from '../roles'
import type { ConsentAction } from '../terms/consentState'
import type { SessionKind } from '../session/timeouts'

/** Everything stored about one member and nobody else. Instants are ISO 8601, photos are named. */
export interface MemberDataExport {
  /** the day in Korea on which it was read, 'YYYY-MM-DD' */
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
  /** roles that were given and taken, without by whom */
  roles: { role: Role; at: string }[]
  consents: { title: string; version: number; agreed: boolean; decidedAt: string }[]
  /** every time a consent was given, declined or withdrawn, the oldest first */
  consentEvents: { title: string; version: number; action: ConsentAction; at: string }[]
  folders: { name: string; createdAt: string; shared: string | null }[]
  favorites: { restaurant: number; title: string; folder: string | null; keptAt: string }[]
  /** the link to all favourites together */
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
  /** sent, and in no review (yet) */
  loosePhotos: string[]
  helpful: { restaurant: number; title: string; at: string }[]
  reports: {
    restaurant: number
    title: string
    reason: ReportReason
    description: string | null
    status: ReportStatus
    at: string
  }[]
  sessions: { kind: SessionKind; device: string; since: string; lastSeenAt: string }[]
}
