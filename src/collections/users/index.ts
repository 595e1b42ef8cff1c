import type { CollectionConfig } from 'payload'
import { MEMBER_REGION_MAX, NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '@/domain/member/limits'
import { ROLES } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { adminsOnly } from '../access/adminsOnly'
import { adminsOnlyField } from '../access/adminsOnlyField'
import { nobody } from '../access/nobody'
import { selfOrAdmins } from '../access/selfOrAdmins'
import { selfOrAdminsField } from '../access/selfOrAdminsField'
import { staffOnlyPanel } from '../access/staffOnlyPanel'
import { clampPaging } from '../hooks/clampPaging'
import { disableFirstRegister } from './endpoints/disableFirstRegister'
import { endStaffSession } from './hooks/endStaffSession'
import { disableTokenRefresh } from './hooks/disableTokenRefresh'
import { normalizeEmailField } from './hooks/normalizeEmailField'
import { tidyNickname } from './hooks/tidyNickname'
import { eraseOnDelete, auditRoleChange, guardRoleChange } from './hooks/keepRoleRules'
import { staffSessionStrategy } from './staffSessionStrategy'

/** People who sign in. A role is never set by those who may edit the rest of their own account. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '계정', plural: '계정' },
  // Payload's own passwords, tokens and sessions are off: parallel sign-ins lose each other there. Ours are in
  // `server/sessions`.
  auth: { disableLocalStrategy: true, strategies: [staffSessionStrategy] },
  admin: { useAsTitle: 'nickname', defaultColumns: ['nickname', 'email', 'role'] },
  access: {
    admin: staffOnlyPanel,
    create: adminsOnly,
    read: selfOrAdmins,
    update: selfOrAdmins,
    delete: adminsOnly,
    unlock: nobody,
  },
  // Where another document is populated with its author, this is all that leaves.
  defaultPopulate: { nickname: true },
  endpoints: [disableFirstRegister],
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [guardRoleChange],
    afterChange: [auditRoleChange],
    beforeDelete: [eraseOnDelete],
    afterLogout: [endStaffSession],
    refresh: [disableTokenRefresh],
  },
  fields: [
    {
      // A member may have none; unique where there is one (the index is in a migration).
      name: 'email',
      type: 'email',
      label: '이메일',
      access: { read: selfOrAdminsField, create: adminsOnlyField, update: adminsOnlyField },
      hooks: { beforeValidate: [normalizeEmailField] },
    },
    {
      // Unique by what it looks like (the index is in a migration, its rule `nicknameSkeleton`).
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
  ],
}
