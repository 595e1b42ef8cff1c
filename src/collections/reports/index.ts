import type { CollectionConfig } from 'payload'
import { MODERATION_REASON_MAX, REPORT_TEXT_MAX } from '@/domain/moderation/limits'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import {
  CONTENT_TYPE_LABELS,
  REPORT_OUTCOME_LABELS,
  REPORT_REASON_LABELS,
  REPORT_STATUS_LABELS,
} from '@/messages/labels'
import { nobodyField } from '../access/nobodyField'
import { countCharacters } from '../fields/countCharacters'
import { optionsOf } from '../fields/optionsOf'
import { allOrNone } from '../hooks/allOrNone'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'
import { fillAuthor } from '../hooks/fillAuthor'
import { admit, applyResolution } from './hooks/applyResolution'

const written = { update: nobodyField }
const computed = { create: nobodyField, update: nobodyField }

const recorded = recordChange({
  subject: 'report',
  fields: ['note'],
  isDecided: (before, after) => before.status !== after.status,
})

export const Reports: CollectionConfig = {
  slug: 'reports',
  labels: { singular: '신고', plural: '신고' },
  defaultSort: '-createdAt',
  admin: {
    group: PANEL_GROUPS.community,
    hidden: hiddenFromEditors,
    useAsTitle: 'reason',
    defaultColumns: ['targetType', 'reason', 'description', 'status', 'createdAt'],
  },
  access: accessTo('reports'),
  hooks: {
    beforeOperation: [clampPaging],
    afterOperation: [allOrNone],
    beforeChange: [fillAuthor('reporter'), admit, applyResolution],
    afterChange: [recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    {
      name: 'targetType',
      type: 'select',
      required: true,
      label: '신고한 것',
      options: optionsOf(CONTENT_TYPE_LABELS),
      access: written,
    },
    // Exactly the one that `targetType` names, by a table constraint.
    { name: 'comment', type: 'relationship', relationTo: 'comments', label: '댓글', access: written },
    { name: 'post', type: 'relationship', relationTo: 'posts', label: '글', access: written },
    { name: 'review', type: 'relationship', relationTo: 'reviews', label: '리뷰', access: written },
    // Empty once the account is deleted.
    { name: 'reporter', type: 'relationship', relationTo: 'users', label: '신고한 사람', access: computed },
    {
      name: 'reason',
      type: 'select',
      required: true,
      defaultValue: 'inappropriate',
      label: '이유',
      options: optionsOf(REPORT_REASON_LABELS),
      access: written,
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: REPORT_TEXT_MAX,
      validate: countCharacters,
      label: '설명',
      access: written,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      label: '처리',
      options: optionsOf(REPORT_STATUS_LABELS),
      access: { create: nobodyField },
      admin: {
        description:
          "'조치함'으로 바꾸면 신고한 것을 곧바로 숨기고, 같은 것에 대한 신고를 함께 닫아요. 처리 메모에 이유를 적어 주세요.",
      },
    },
    {
      name: 'outcome',
      type: 'select',
      label: '결과',
      options: optionsOf(REPORT_OUTCOME_LABELS),
      access: computed,
    },
    { name: 'reviewedAt', type: 'date', label: '처리한 때', access: computed },
    { name: 'reviewedBy', type: 'relationship', relationTo: 'users', label: '처리한 사람', access: computed },
    {
      name: 'note',
      type: 'textarea',
      maxLength: MODERATION_REASON_MAX,
      label: '처리 메모',
      access: { create: nobodyField },
    },
  ],
}
