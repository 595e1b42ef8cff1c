import type { CollectionConfig, Field, AuthStrategy } from 'payload'
import { BLOCK_REASON_MAX, MEMBER_REGION_MAX, NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '@/domain/member/limits'
import { isEditor, ROLES } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import type { User } from '@/payload-types'
import { readStaffSession } from '@/server/staff/readStaffSession'
import { clampPaging } from '../hooks/operations'
import { recordChange } from '../hooks/recordChange'
import {
  disableFirstRegister,
  endStaffSession,
  holdPerson,
  normalizeEmailField,
  tidyNickname,
  eraseOnDelete,
  auditRoleChange,
  guardRoleChange,
  disableTokenRefresh,
} from './hooks'

/**
 * The role is the one currently in the database. Member cookies do not count; without a role there is no staff session.
 */
export const staffSessionStrategy: AuthStrategy = {
  name: 'staff-session',
  authenticate: async ({ headers, strategyName = 'staff-session' }) => {
    const session = await readStaffSession(headers)
    if (!session) return { user: null }
    const { id, nickname, role } = session.person
    // Access rules need only these three.
    return {
      user: { id, nickname, role, collection: 'users', _strategy: strategyName } as User & { _strategy: string },
    }
  },
}

/** Role changes have their own entries. */
const recorded = recordChange({ subject: 'user', fields: [], masked: ['nickname', 'email', 'region'] })

/** By `server/members/blockMember` and at sign-in. */
const keptByTheServer: Field[] = [
  { name: 'blockedAt', type: 'date', label: '차단한 때' },
  {
    name: 'blockedUntil',
    type: 'date',
    label: '차단이 끝나는 때',
    admin: { description: '차단했는데 비어 있으면 따로 풀 때까지예요.' },
  },
  { name: 'blockedReason', type: 'text', maxLength: BLOCK_REASON_MAX, label: '차단한 이유' },
  { name: 'blockedBy', type: 'relationship', relationTo: 'users', label: '차단한 사람' },
  { name: 'lastSignInAt', type: 'date', label: '마지막 로그인' },
]

/** Owners of an account cannot set its role. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '계정', plural: '계정' },
  // Payload's sessions are off: concurrent sign-ins overwrite each other. Ours are in `server/sessions`.
  auth: { disableLocalStrategy: true, strategies: [staffSessionStrategy] },
  admin: {
    group: PANEL_GROUPS.people,
    useAsTitle: 'nickname',
    defaultColumns: ['nickname', 'email', 'role'],
  },
  access: { admin: ({ req }) => isEditor(req.user), unlock: () => false },
  // In populated documents.
  defaultPopulate: { nickname: true },
  endpoints: [disableFirstRegister],
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [guardRoleChange, holdPerson],
    afterChange: [auditRoleChange, recorded.afterChange],
    beforeDelete: [eraseOnDelete],
    afterLogout: [endStaffSession],
    refresh: [disableTokenRefresh],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    {
      // Optional for members, but unique (migrations/baseline/accounts.sql).
      name: 'email',
      type: 'email',
      label: '이메일',
      hooks: { beforeValidate: [normalizeEmailField] },
    },
    {
      // Unique by appearance (migrations/baseline/accounts.sql; `nicknameSkeleton`).
      name: 'nickname',
      type: 'text',
      required: true,
      minLength: NICKNAME_LENGTH_MIN,
      maxLength: NICKNAME_LENGTH_MAX,
      label: '이름',
      hooks: { beforeValidate: [tidyNickname] },
    },
    { name: 'region', type: 'text', maxLength: MEMBER_REGION_MAX, label: '지역' },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      label: '권한',
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
    },
    ...keptByTheServer,
  ],
}
