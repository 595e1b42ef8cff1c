import type { CollectionConfig } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { importBatch, validateSourceUrl } from './fields'
import { clampPaging } from './hooks/operations'

export const SourceDocuments: CollectionConfig = {
  slug: 'source-documents',
  labels: { singular: '원문', plural: '원문' },
  admin: { group: PANEL_GROUPS.data, useAsTitle: 'title', defaultColumns: ['title', 'url'] },
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, label: '식별값', admin: { readOnly: true } },
    { name: 'title', type: 'text', label: '제목' },
    { name: 'url', type: 'text', label: '주소', validate: validateSourceUrl },
    importBatch,
  ],
}
