import type { CollectionConfig } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { clampPaging } from './hooks/operations'

/** With the reason; together with the visits these account for every row of a file. */
export const ImportRowIssues: CollectionConfig = {
  slug: 'import-row-issues',
  labels: { singular: '가져오지 않은 행', plural: '가져오지 않은 행' },
  timestamps: false,
  admin: {
    group: PANEL_GROUPS.data,
    defaultColumns: ['importBatch', 'sheet', 'rowNumber', 'status', 'reason'],
  },
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    { name: 'importBatch', type: 'relationship', relationTo: 'import-batches', required: true, label: '가져오기' },
    { name: 'sheet', type: 'text', label: '시트' },
    { name: 'rowNumber', type: 'number', required: true, label: '행' },
    {
      name: 'status',
      type: 'select',
      required: true,
      label: '상태',
      options: [
        { value: 'skip', label: '건너뜀' },
        { value: 'error', label: '거절' },
      ],
    },
    { name: 'reason', type: 'text', required: true, label: '이유' },
    { name: 'column', type: 'text', label: '열' },
    { name: 'amount', type: 'number', label: '금액(원)' },
  ],
}
