import type { CollectionConfig, CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { EVIDENCE_LABELS, MATCH_DECISION_LABELS } from '@/messages/staff/matching'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import type { MatchReview } from '@/payload-types'
import { waitForImportLock } from '@/server/importLock'
import { decideMatchReview } from '@/server/matching/decideMatchReview'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { importBatch, optionsOf, idOf } from './fields'
import { clampPaging } from './hooks/operations'
import { recordChange } from './hooks/recordChange'

/** A question is answered once. */
const validateDecision: CollectionBeforeChangeHook<MatchReview> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || data.decision === originalDoc.decision) return data
  if (originalDoc.decision !== 'pending') throw new ViolationError({ code: 'already-resolved', params: {} })
  if (data.decision !== 'match' && data.decision !== 'non_match')
    throw new ViolationError({ code: 'invalid-decision', params: {} })
  await waitForImportLock(payloadSql(req))
  return { ...data, decidedBy: req.user?.id ?? null, decidedAt: new Date().toISOString() }
}

const applyMatchDecision: CollectionAfterChangeHook<MatchReview> = async ({ doc, previousDoc, req }) => {
  if (doc.decision === previousDoc.decision) return doc
  await decideMatchReview(payloadSql(req), {
    review: doc.id,
    alias: idOf(doc.alias),
    candidate: idOf(doc.candidate),
    same: doc.decision === 'match',
    by: req.user?.id ?? null,
  })
  return doc
}

const recorded = recordChange({ subject: 'match-review', fields: ['decision'] })

/** Whether the restaurant created for a spelling is the same as a candidate. Never asked again once answered. */
export const MatchReviews: CollectionConfig = {
  slug: 'match-reviews',
  labels: { singular: '확인할 표기', plural: '확인할 표기' },
  admin: {
    group: PANEL_GROUPS.data,
    defaultColumns: ['alias', 'candidate', 'confidence', 'evidence', 'decision'],
  },
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [validateDecision],
    afterChange: [applyMatchDecision, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  indexes: [{ fields: ['alias', 'candidate'], unique: true }, { fields: ['decision', 'confidence'] }],
  fields: [
    { name: 'alias', type: 'relationship', relationTo: 'restaurant-aliases', required: true, label: '표기' },
    {
      name: 'candidate',
      type: 'relationship',
      relationTo: 'restaurants',
      required: true,
      label: '같은 곳일 수 있는 식당',
    },
    { name: 'confidence', type: 'number', required: true, min: 0, max: 1, label: '확신(0–1)' },
    { name: 'evidence', type: 'select', required: true, label: '근거', options: optionsOf(EVIDENCE_LABELS) },
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
    { name: 'decidedBy', type: 'relationship', relationTo: 'users', index: false, label: '답한 사람' },
    { name: 'decidedAt', type: 'date', label: '답한 때' },
    importBatch,
  ],
}
