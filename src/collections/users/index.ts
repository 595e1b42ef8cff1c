import type { CollectionConfig } from 'payload'
import { ROLES } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { adminsOnly } from '../access/adminsOnly'
import { adminsOnlyField } from '../access/adminsOnlyField'
import { selfOrAdmins } from '../access/selfOrAdmins'
import { staffOnlyPanel } from '../access/staffOnlyPanel'
import { clampPaging } from '../hooks/clampPaging'
import { refuseFirstRegister } from './endpoints/refuseFirstRegister'

/** People who sign in. A role is never set by those who may edit the rest of their own account. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '계정', plural: '계정' },
  auth: {
    tokenExpiration: 2 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: process.env.SITE_URL?.startsWith('https:') ?? false },
  },
  admin: { useAsTitle: 'nickname', defaultColumns: ['nickname', 'email', 'role'] },
  access: {
    admin: staffOnlyPanel,
    create: adminsOnly,
    read: selfOrAdmins,
    update: selfOrAdmins,
    delete: adminsOnly,
    unlock: adminsOnly,
  },
  // Where another document is populated with its author, this is all that leaves.
  defaultPopulate: { nickname: true },
  endpoints: [refuseFirstRegister],
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    { name: 'nickname', type: 'text', required: true, minLength: 2, label: '이름' },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'user',
      saveToJWT: true,
      label: '권한',
      options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
  ],
}
