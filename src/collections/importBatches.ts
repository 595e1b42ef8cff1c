import type { CollectionConfig, Field } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { clampPaging } from './hooks/operations'
import { jsonAsText } from './fields'

const counted = (name: string, label: string): Field => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  label,
})

/** Written by the importer. */
export const ImportBatches: CollectionConfig = {
  slug: 'import-batches',
  labels: { singular: '가져오기', plural: '가져오기' },
  admin: {
    group: PANEL_GROUPS.data,
    useAsTitle: 'fileName',
    defaultColumns: ['fileName', 'status', 'rowsRead', 'visitsMade', 'createdAt'],
  },
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    { name: 'fileName', type: 'text', required: true, label: '파일' },
    { name: 'fileHash', type: 'text', required: true, index: true, label: '파일 지문(SHA-256)' },
    { name: 'format', type: 'text', required: true, label: '형식' },
    {
      name: 'status',
      type: 'select',
      required: true,
      label: '상태',
      options: [
        { value: 'applied', label: '반영됨' },
        { value: 'undone', label: '되돌림' },
      ],
    },
    counted('rowsRead', '읽은 행'),
    counted('rowsVisited', '방문이 된 행'),
    counted('rowsKnown', '이미 있던 행'),
    counted('rowsSkipped', '건너뛴 행'),
    counted('rowsRejected', '거절한 행'),
    counted('visitsMade', '만든 방문'),
    counted('restaurantsNew', '새 식당'),
    counted('restaurantsMatched', '이미 있던 식당'),
    counted('reviewsQueued', '물어볼 표기'),
    counted('amountVisited', '방문 금액'),
    counted('amountKnown', '이미 있던 금액'),
    counted('amountSkipped', '건너뛴 금액'),
    counted('amountRejected', '거절한 금액'),
    counted('departmentsDropped', '부서를 비운 행'),
    { name: 'reasons', type: 'json', required: true, defaultValue: {}, label: '이유별 행 수', admin: jsonAsText },
    { name: 'undoneAt', type: 'date', label: '되돌린 때' },
  ],
}
