import type { CollectionConfig } from 'payload'
import { ROLE_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { optionsOf } from './fields'
import { clampPaging } from './hooks/operations'

/** `user` means revoked. Written by `server/roles`, never changed. */
export const RoleGrants: CollectionConfig = {
  slug: 'role-grants',
  labels: { singular: '권한 기록', plural: '권한 기록' },
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.people,
    defaultColumns: ['user', 'role', 'grantedBy', 'createdAt'],
  },
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    // Empty once the account is deleted.
    { name: 'user', type: 'relationship', relationTo: 'users', label: '받은 사람' },
    { name: 'role', type: 'select', required: true, label: '권한', options: optionsOf(ROLE_LABELS) },
    {
      name: 'grantedBy',
      type: 'relationship',
      relationTo: 'users',
      index: false,
      label: '준 사람',
      admin: { description: '비어 있으면 서버의 명령줄에서 준 거예요.' },
    },
  ],
}
