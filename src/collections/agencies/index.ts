import type { CollectionConfig } from 'payload'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { AGENCY_TYPE_LABELS } from '@/messages/labels'
import { SHORT_TEXT_MAX } from '@/domain/directory/limits'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { anyone } from '../access/anyone'
import { importBatch } from '../fields/importBatch'
import { validateSourceUrl } from '../fields/validateSourceUrl'
import { clampPaging } from '../hooks/clampPaging'
import { jsonAsText } from '../fields/jsonAsText'
import { recordChange } from '../hooks/recordChange'

const recorded = recordChange({
  subject: 'agency',
  fields: ['name', 'type', 'parent', 'region', 'aliases', 'sourceUrl', 'category', 'subCategory'],
})

export const Agencies: CollectionConfig = {
  slug: 'agencies',
  labels: { singular: '기관', plural: '기관' },
  admin: {
    group: PANEL_GROUPS.data,
    hidden: hiddenFromEditors,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'region'],
  },
  access: accessTo('agencies', anyone),
  hooks: { beforeOperation: [clampPaging], afterChange: [recorded.afterChange], afterDelete: [recorded.afterDelete] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: SHORT_TEXT_MAX, label: '이름' },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: 'other',
      index: true,
      label: '유형',
      options: AGENCY_TYPES.map((value) => ({ value, label: AGENCY_TYPE_LABELS[value] })),
    },
    { name: 'parent', type: 'relationship', relationTo: 'agencies', label: '상위 기관' },
    { name: 'region', type: 'relationship', relationTo: 'regions', label: '지역' },
    { name: 'aliases', type: 'json', required: true, defaultValue: [], label: '다른 이름', admin: jsonAsText },
    { name: 'sourceUrl', type: 'text', label: '공개 자료 주소', validate: validateSourceUrl },
    { name: 'category', type: 'text', maxLength: SHORT_TEXT_MAX, label: '분류' },
    { name: 'subCategory', type: 'text', maxLength: SHORT_TEXT_MAX, label: '세부 분류' },
    importBatch,
  ],
}
