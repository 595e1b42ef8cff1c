import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { departmentName } from '@/domain/agency/departmentName'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { messageOf } from '@/messages/violations'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { anyone } from '../access/anyone'
import { importBatch } from '../fields/importBatch'
import { clampPaging } from '../hooks/clampPaging'

/** Decision 33. */
const isUnitName: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && departmentName(value) === value) || messageOf({ code: 'department-name', params: {} })

export const Departments: CollectionConfig = {
  slug: 'departments',
  labels: { singular: '부서', plural: '부서' },
  admin: {
    group: PANEL_GROUPS.data,
    hidden: hiddenFromEditors,
    useAsTitle: 'name',
    defaultColumns: ['name', 'agency'],
  },
  access: accessTo('departments', anyone),
  hooks: { beforeOperation: [clampPaging] },
  indexes: [{ fields: ['agency', 'name'], unique: true }],
  fields: [
    { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true, label: '기관' },
    { name: 'name', type: 'text', required: true, label: '이름', validate: isUnitName },
    importBatch,
  ],
}
