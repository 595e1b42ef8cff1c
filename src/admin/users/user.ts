import type { SessionKind } from '@/domain/session'
import type { ConsentAction, TermsCode } from '@/domain/terms'
import type { Role } from '@/domain/roles'

export interface UserRow {
  id: number
  version: string
  nickname: string
  email: string | null
  role: Role
  region: string | null
  grantedAt: string | null
  /** null: from the command line, or by a deleted account */
  grantedBy: string | null
  isLastAdmin: boolean
  createdAt: string
  lastSignInAt: string | null
  isBlocked: boolean
  /** null while blocked: indefinitely */
  blockedUntil: string | null
}

export interface UserRecord extends UserRow {
  blockedAt: string | null
  blockedReason: string | null
  reviewCount: number
  postCount: number
  commentCount: number
  favoriteCount: number
  reportCount: number
  openReportCount: number
  isKakao: boolean
  hasPassword: boolean
  invitedUntil: string | null
  sessions: { id: number; kind: SessionKind; device: string; startedAt: string; lastSeenAt: string }[]
  consents: { code: TermsCode; version: number; action: ConsentAction; occurredAt: string }[]
  grants: RoleGrant[]
  blocks: BlockEntry[]
}

export interface RoleGrant {
  id: number
  role: Role
  before: Role | null
  reason: string | null
  grantedBy: string | null
  createdAt: string
}

export interface BlockEntry {
  id: number
  event: 'member_blocked' | 'member_unblocked'
  until: string | null
  reason: string | null
  by: string | null
  occurredAt: string
}
