import type { CollectionConfig } from 'payload'
import { REPORT_TEXT_MAX } from '@/domain/review/limits'
import { REPORT_REASON_LABELS, REPORT_STATUS_LABELS } from '@/messages/labels'
import { moderatorsOnly } from '../access/moderatorsOnly'
import { nobody } from '../access/nobody'
import { nobodyField } from '../access/nobodyField'
import { optionsOf } from '../fields/optionsOf'
import { clampPaging } from '../hooks/clampPaging'
import { applySettlement } from './hooks/applySettlement'

const written = { update: nobodyField }

/** A member's word that a review should not stand. Sent through `/api/v1`, settled here. */
export const ReviewReports: CollectionConfig = {
  slug: 'review-reports',
  labels: { singular: '리뷰 신고', plural: '리뷰 신고' },
  defaultSort: '-createdAt',
  admin: { useAsTitle: 'reason', defaultColumns: ['review', 'reason', 'description', 'status', 'createdAt'] },
  access: { read: moderatorsOnly, create: nobody, update: moderatorsOnly, delete: nobody },
  hooks: { beforeOperation: [clampPaging], afterChange: [applySettlement] },
  fields: [
    { name: 'review', type: 'relationship', relationTo: 'reviews', required: true, label: '리뷰', access: written },
    { name: 'user', type: 'relationship', relationTo: 'users', label: '신고한 사람', access: written },
    {
      name: 'reason',
      type: 'select',
      required: true,
      defaultValue: 'inappropriate',
      label: '이유',
      options: optionsOf(REPORT_REASON_LABELS),
      access: written,
    },
    { name: 'description', type: 'textarea', maxLength: REPORT_TEXT_MAX, label: '설명', access: written },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      label: '처리',
      options: optionsOf(REPORT_STATUS_LABELS),
      admin: { description: '받아들이면 그 리뷰를 곧바로 숨깁니다.' },
    },
  ],
}
