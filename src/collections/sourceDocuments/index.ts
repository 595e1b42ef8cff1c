import type { CollectionConfig } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { anyone } from '../access/anyone'
import { nobodyField } from '../access/nobodyField'
import { importBatch } from '../fields/importBatch'
import { validateSourceUrl } from '../fields/validateSourceUrl'
import { clampPaging } from '../hooks/clampPaging'

export const SourceDocuments: CollectionConfig = {
  slug: 'source-documents',
  labels: { singular: '원문', plural: '원문' },
  admin: { group: PANEL_GROUPS.data, hidden: hiddenFromEditors, useAsTitle: 'title', defaultColumns: ['title', 'url'] },
  access: accessTo('source-documents', anyone),
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: '식별값',
      admin: { readOnly: true },
      access: { create: nobodyField, update: nobodyField },
    },
    { name: 'title', type: 'text', label: '제목' },
    { name: 'url', type: 'text', label: '주소', validate: validateSourceUrl },
    importBatch,
  ],
}
