import type { CollectionConfig, Field, AuthStrategy } from 'payload'
import { BLOCK_REASON_MAX, MEMBER_REGION_MAX } from '@/domain/member/limits'
import { NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '@/domain/nicknameLength'
import { ROLES } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import type { User } from '@/payload-types'
import { readStaffSession } from '@/server/staff/readStaffSession'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { accessTo } from '../access/accessTo'
import { adminsOnlyField } from '../access/adminsOnlyField'
import { nobody } from '../access/nobody'
import { nobodyField } from '../access/nobodyField'
import { selfOrAdmins } from '../access/selfOrAdmins'
import { selfOrAdminsField } from '../access/selfOrAdminsField'
import { editorsOnlyPanel } from '../access/editorsOnlyPanel'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'
import { disableFirstRegister } from './endpoints/disableFirstRegister'
import { endStaffSession } from './hooks/endStaffSession'
import { disableTokenRefresh } from './hooks/disableTokenRefresh'
import { holdPerson } from './hooks/holdPerson'
import { normalizeEmailField } from './hooks/normalizeEmailField'
import { tidyNickname } from './hooks/tidyNickname'
import { eraseOnDelete, auditRoleChange, guardRoleChange } from './hooks/keepRoleRules'

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
const byTheServer = { read: adminsOnlyField, create: nobodyField, update: nobodyField }
const keptByTheServer: Field[] = [
  { name: 'blockedAt', type: 'date', label: '차단한 때', access: byTheServer },
  {
    name: 'blockedUntil',
    type: 'date',
    label: '차단이 끝나는 때',
    access: byTheServer,
    admin: { description: '차단했는데 비어 있으면 따로 풀 때까지예요.' },
  },
  { name: 'blockedReason', type: 'text', maxLength: BLOCK_REASON_MAX, label: '차단한 이유', access: byTheServer },
  { name: 'blockedBy', type: 'relationship', relationTo: 'users', label: '차단한 사람', access: byTheServer },
  { name: 'lastSignInAt', type: 'date', label: '마지막 로그인', access: byTheServer },
]

/** Owners of an account cannot set its role. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '계정', plural: '계정' },
  // Payload's sessions are off: concurrent sign-ins overwrite each other. Ours are in `server/sessions`.
  auth: { disableLocalStrategy: true, strategies: [staffSessionStrategy] },
  admin: {
    group: PANEL_GROUPS.people,
    hidden: hiddenFromEditors,
    useAsTitle: 'nickname',
    defaultColumns: ['nickname', 'email', 'role'],
  },
  access: {
    ...accessTo('users'),
    admin: editorsOnlyPanel,
    read: selfOrAdmins,
    update: selfOrAdmins,
    unlock: nobody,
  },
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
      access: { read: selfOrAdminsField, create: adminsOnlyField, update: adminsOnlyField },
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
    { name: 'region', type: 'text', maxLength: MEMBER_REGION_MAX, label: '지역', access: { read: selfOrAdminsField } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      label: '권한',
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    ...keptByTheServer,
  ],
}
