import type { CollectionConfig, Field } from 'payload'
import { NOTES_MAX, REASON_MAX } from '@/domain/backOffice/backOffice'
import { AMOUNT_MAX_WON, AMOUNT_MIN_WON, HEADCOUNT_MAX } from '@/domain/expense/limits'
import { DATA_SOURCE_LABELS, OCCASION_LABELS, PAYMENT_METHOD_LABELS, VISIT_STATUS_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { optionsOf, jsonAsText } from '../fields'
import { clampPaging } from '../hooks/operations'
import { recordChange } from '../hooks/recordChange'
import {
  keepDeleted,
  keepLimits,
  lockVisit,
  lockVisitBeforeDelete,
  keepSourceValues,
  noteCorrection,
  requireStatusReason,
  refreshStats,
  refreshStatsAfterDelete,
} from './hooks'

const origin: Field[] = [
  { name: 'sourceDocument', type: 'relationship', relationTo: 'source-documents', index: false, label: '원문' },
  { name: 'importBatch', type: 'relationship', relationTo: 'import-batches', label: '가져오기' },
  { name: 'alias', type: 'relationship', relationTo: 'restaurant-aliases', label: '표기' },
  { name: 'sheet', type: 'text', label: '시트' },
  { name: 'rowNumber', type: 'number', label: '행' },
  { name: 'placeIndex', type: 'number', required: true, defaultValue: 1, label: '한 칸 안의 순서' },
  { name: 'rowHash', type: 'text', label: '행 식별값' },
]

const correction: Field[] = [
  {
    name: 'dataSource',
    type: 'select',
    required: true,
    defaultValue: 'manual',
    label: '출처',
    options: optionsOf(DATA_SOURCE_LABELS),
    // `manual` when entered here, `corrected` once a file's value is changed.,
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'confirmed',
    label: '상태',
    options: optionsOf(VISIT_STATUS_LABELS),
  },
  { name: 'flags', type: 'json', required: true, defaultValue: [], label: '확인할 점', admin: jsonAsText },
  { name: 'notes', type: 'textarea', maxLength: NOTES_MAX, label: '메모' },
  { name: 'correctedBy', type: 'relationship', relationTo: 'users', index: false, label: '고친 사람' },
  { name: 'correctionReason', type: 'text', maxLength: REASON_MAX, label: '고친 이유' },
]

const recorded = recordChange({
  subject: 'visit',
  fields: [
    'restaurant',
    'agency',
    'department',
    'spentAt',
    'hasTime',
    'amount',
    'splitAmount',
    'headcount',
    'occasion',
    'paymentMethod',
    'dataSource',
    'status',
    'flags',
    'correctionReason',
  ],
  masked: ['notes'],
})

export const Visits: CollectionConfig = {
  slug: 'visits',
  labels: { singular: '방문 기록', plural: '방문 기록' },
  // Imports write a million rows at a time, and the batch has the time.
  timestamps: false,
  admin: {
    group: PANEL_GROUPS.data,
    defaultColumns: ['spentAt', 'restaurant', 'agency', 'amount'],
  },
  hooks: {
    beforeOperation: [clampPaging],
    beforeValidate: [keepLimits],
    beforeChange: [lockVisit, requireStatusReason, noteCorrection],
    beforeDelete: [lockVisitBeforeDelete, keepDeleted],
    afterChange: [refreshStats, keepSourceValues, recorded.afterChange],
    afterDelete: [refreshStatsAfterDelete, recorded.afterDelete],
  },
  fields: [
    {
      name: 'restaurant',
      type: 'relationship',
      relationTo: 'restaurants',
      required: true,
      index: false,
      label: '식당',
    },
    { name: 'agency', type: 'relationship', relationTo: 'agencies', required: true, index: false, label: '기관' },
    { name: 'department', type: 'relationship', relationTo: 'departments', index: false, label: '부서' },
    { name: 'spentAt', type: 'date', required: true, label: '일시' },
    { name: 'hasTime', type: 'checkbox', required: true, defaultValue: false, label: '시각 공개' },
    { name: 'amount', type: 'number', min: AMOUNT_MIN_WON, max: AMOUNT_MAX_WON, label: '금액(원)' },
    {
      name: 'splitAmount',
      type: 'number',
      min: AMOUNT_MIN_WON,
      max: AMOUNT_MAX_WON,
      label: '여러 곳에 함께 쓴 금액(원)',
      admin: { description: '한 칸에 여러 곳이 적힌 줄의 금액. 나누지 않고 첫 번째 방문에만 적어 둬요.' },
    },
    { name: 'headcount', type: 'number', min: 1, max: HEADCOUNT_MAX, label: '인원' },
    { name: 'occasion', type: 'select', label: '쓴 일', options: optionsOf(OCCASION_LABELS) },
    { name: 'paymentMethod', type: 'select', label: '결제 방법', options: optionsOf(PAYMENT_METHOD_LABELS) },
    ...origin,
    ...correction,
  ],
}
