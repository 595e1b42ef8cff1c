import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { BLOCK_DAYS, NICKNAME_LENGTH_MAX } from '@/domain/member/limits'
import { ROLES, STAFF_ROLES } from '@/domain/roles'
import { fail, ok } from '@/domain/result'
import { EMAIL_LENGTH_MAX } from '@/domain/staff/staff'
import { pool } from '@/infra/database/pool'
import { email } from '@/infra/email'
import { env } from '@/infra/env'
import { blockMember, unblockMember } from '@/server/members/blockMember'
import { grantRole, revokeRole } from '@/server/roles'
import { endSessionsByStaff } from '@/server/sessions/endSessions'
import { inviteAgain, inviteStaff } from '@/server/staff/invitations'
import { recordAction, resourceAction, type RecordAction, type ResourceAction } from './recordAction'

const DAY_MS = 24 * 60 * 60 * 1000
const nothing = z.strictObject({})

/** The configured origin, or that of this request. */
const invitations = (req: PayloadRequest) => ({
  email: email(),
  origin: new URL(env().SITE_URL ?? req.url ?? 'http://localhost').origin,
})

/** Revoking needs a reason. */
const role = recordAction({
  may: 'update',
  schema: z.strictObject({ role: z.enum(ROLES) }),
  run: async (sql, { id: person, body: { role: granted }, by, reason }) =>
    granted === 'user'
      ? revokeRole(sql, { person, by, reason })
      : grantRole(sql, { person, role: granted, by, reason }),
})

const block = recordAction({
  may: 'update',
  needsReason: true,
  /** null: indefinitely */
  schema: z.strictObject({ days: z.literal(BLOCK_DAYS).nullable() }),
  run: async (sql, { id: person, body: { days }, by, reason }) => {
    const until = days === null ? null : new Date(Date.now() + days * DAY_MS)
    return blockMember(sql, { person, until, reason: reason ?? '', by })
  },
})

const unblock = recordAction({
  may: 'update',
  schema: nothing,
  run: async (sql, { id: person, by, reason }) => unblockMember(sql, { person, by, reason }),
})

const endSessions = recordAction({
  may: 'update',
  schema: nothing,
  run: async (sql, { id: person, by, reason }) => {
    const ended = await endSessionsByStaff(sql, { person, by, reason })
    return ended.ok ? ok() : ended
  },
})

/** After its name was typed. The collection's hooks erase dependent data. */
const erase = recordAction({
  may: 'delete',
  needsReason: true,
  schema: z.strictObject({ confirm: z.string().max(NICKNAME_LENGTH_MAX * 4) }),
  run: async (sql, { req, id, body }) => {
    const { rows } = await sql.query<{ nickname: string }>('SELECT nickname FROM users WHERE id = $1', [id])
    if (rows[0]?.nickname !== body.confirm.trim().normalize('NFC'))
      return fail({ code: 'nickname-not-confirmed', params: { field: 'confirm' } })
    await req.payload.delete({ collection: 'users', id, req, overrideAccess: false, depth: 0 })
    return ok({ id })
  },
})

const again = recordAction({
  may: 'update',
  schema: nothing,
  run: async (_sql, { req, id: person, by }) => inviteAgain(pool(), invitations(req), { person, by }),
})

/** Its owner activates it with a one-time link. */
const invite = resourceAction({
  may: 'create',
  schema: z.strictObject({
    email: z.string().max(EMAIL_LENGTH_MAX).default(''),
    nickname: z
      .string()
      .max(NICKNAME_LENGTH_MAX * 4)
      .default(''),
    role: z.enum(STAFF_ROLES).default('admin'),
  }),
  run: async ({ req, body, by, reason }) => inviteStaff(pool(), invitations(req), { ...body, by, reason }),
})

export const USER_ACTIONS: Record<string, RecordAction> = {
  role,
  block,
  unblock,
  'end-sessions': endSessions,
  'invite-again': again,
  delete: erase,
}

export const USERS_ACTIONS: Record<string, ResourceAction> = { invite }
