import type { CollectionConfig } from 'payload'
import { EVIDENCE_LABELS, MATCH_DECISION_LABELS } from '@/messages/staff/matching'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { nobodyField } from '../access/nobodyField'
import { importBatch } from '../fields/importBatch'
import { optionsOf } from '../fields/optionsOf'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'
import { applyMatchDecision, validateDecision } from './hooks/applyMatchDecision'

const computed = { update: nobodyField }

const recorded = recordChange({ subject: 'match-review', fields: ['decision'] })

/** Whether the restaurant created for a spelling is the same as a candidate. Never asked again once answered. */
export const MatchReviews: CollectionConfig = {
  slug: 'match-reviews',
  labels: { singular: '확인할 표기', plural: '확인할 표기' },
  admin: {
    group: PANEL_GROUPS.data,
    hidden: hiddenFromEditors,
    defaultColumns: ['alias', 'candidate', 'confidence', 'evidence', 'decision'],
  },
  access: accessTo('matches'),
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [validateDecision],
    afterChange: [applyMatchDecision, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  indexes: [{ fields: ['alias', 'candidate'], unique: true }, { fields: ['decision', 'confidence'] }],
  fields: [
    {
      name: 'alias',
      type: 'relationship',
      relationTo: 'restaurant-aliases',
      required: true,
      label: '표기',
      access: computed,
    },
    {
      name: 'candidate',
      type: 'relationship',
      relationTo: 'restaurants',
      required: true,
      label: '같은 곳일 수 있는 식당',
      access: computed,
    },
    { name: 'confidence', type: 'number', required: true, min: 0, max: 1, label: '확신(0–1)', access: computed },
    {
      name: 'evidence',
      type: 'select',
      required: true,
      label: '근거',
      options: optionsOf(EVIDENCE_LABELS),
      access: computed,
    },
    {
      name: 'decision',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      label: '답',
      options: optionsOf(MATCH_DECISION_LABELS),
      admin: {
        description: '같은 곳이라고 답하면 방문과 표기가 그 식당으로 옮겨 가고, 이 표기는 앞으로 묻지 않아요.',
      },
    },
    {
      name: 'decidedBy',
      type: 'relationship',
      relationTo: 'users',
      index: false,
      label: '답한 사람',
      access: computed,
    },
    { name: 'decidedAt', type: 'date', label: '답한 때', access: computed },
    importBatch,
  ],
}
