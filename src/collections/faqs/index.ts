import type { CollectionConfig } from 'payload'
import { textarea } from 'payload/shared'
import { FAQ_ANSWER_MAX, FAQ_CATEGORY_MAX, FAQ_QUESTION_MAX } from '@/domain/faq/faq'
import { exceedsMarkdownLimits } from '@/domain/markdown/markdownLimits'
import { FAQ_STATUS_LABELS } from '@/messages/labels'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { TERMS_FIELD_FAULTS } from '@/messages/terms/panel'
import { accessTo } from '../access/accessTo'
import { visibleToAll } from '../access/visibleTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { optionsOf } from '../fields/optionsOf'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'

const recorded = recordChange({
  subject: 'faq',
  fields: ['question', 'answer', 'category', 'status', 'position'],
})

export const Faqs: CollectionConfig = {
  slug: 'faqs',
  labels: { singular: '자주 묻는 질문', plural: '자주 묻는 질문' },
  defaultSort: 'position',
  admin: {
    group: PANEL_GROUPS.settings,
    hidden: hiddenFromEditors,
    useAsTitle: 'question',
    defaultColumns: ['question', 'category', 'status', 'position'],
  },
  access: accessTo('faqs', visibleToAll('faqs')),
  hooks: { beforeOperation: [clampPaging], afterChange: [recorded.afterChange], afterDelete: [recorded.afterDelete] },
  fields: [
    { name: 'question', type: 'text', required: true, maxLength: FAQ_QUESTION_MAX, label: '질문' },
    {
      name: 'answer',
      type: 'textarea',
      required: true,
      maxLength: FAQ_ANSWER_MAX,
      label: '답',
      validate: (value, options) =>
        typeof value === 'string' && exceedsMarkdownLimits(value) ? TERMS_FIELD_FAULTS.body : textarea(value, options),
    },
    { name: 'category', type: 'text', required: true, maxLength: FAQ_CATEGORY_MAX, label: '분류' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      label: '상태',
      options: optionsOf(FAQ_STATUS_LABELS),
    },
    { name: 'position', type: 'number', required: true, defaultValue: 0, label: '순서', admin: { step: 1 } },
  ],
}
