import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { departmentName } from '@/domain/agency/departmentName'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { messageOf } from '@/messages/violations'
import { importBatch } from './fields'
import { clampPaging } from './hooks/operations'

/** Decision 33. */
const isUnitName: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && departmentName(value) === value) || messageOf({ code: 'department-name', params: {} })

export const Departments: CollectionConfig = {
  slug: 'departments',
  labels: { singular: '부서', plural: '부서' },
  admin: {
    group: PANEL_GROUPS.data,
    useAsTitle: 'name',
    defaultColumns: ['name', 'agency'],
  },
  hooks: { beforeOperation: [clampPaging] },
  indexes: [{ fields: ['agency', 'name'], unique: true }],
  fields: [
    { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true, label: '기관' },
    { name: 'name', type: 'text', required: true, label: '이름', validate: isUnitName },
    importBatch,
  ],
}
