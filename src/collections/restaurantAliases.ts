import type { CollectionConfig, CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { EVIDENCE_LABELS } from '@/messages/staff/matching'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import type { RestaurantAlias } from '@/payload-types'
import { waitForImportLock } from '@/server/importLock'
import { moveAlias } from '@/server/matching/moveAlias'
import { payloadSql } from '@/server/payloadSql'
import { importBatch, optionsOf, idOf } from './fields'
import { clampPaging } from './hooks/operations'
import { recordChange } from './hooks/recordChange'

/** Running imports have already decided where the spelling's visits go. */
const blockDuringImport: CollectionBeforeChangeHook<RestaurantAlias> = async ({ data, req }) => {
  await waitForImportLock(payloadSql(req))
  return data
}

const moveVisits: CollectionAfterChangeHook<RestaurantAlias> = async ({ doc, previousDoc, operation, req }) => {
  const [from, into] = [idOf(previousDoc.restaurant), idOf(doc.restaurant)]
  if (operation === 'update' && from !== into)
    await moveAlias(payloadSql(req), doc.id, { from, into }, req.user?.id ?? null)
  return doc
}

const recorded = recordChange({ subject: 'restaurant-alias', fields: ['restaurant', 'spelling', 'region'] })

/**
 * `key` (normalised name, branch, address and district) resolves a cell with one look-up; a person's decision stays in
 * force.
 */
export const RestaurantAliases: CollectionConfig = {
  slug: 'restaurant-aliases',
  labels: { singular: '표기', plural: '표기' },
  admin: {
    group: PANEL_GROUPS.data,
    useAsTitle: 'spelling',
    defaultColumns: ['spelling', 'restaurant', 'evidence', 'confidence'],
  },
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [blockDuringImport],
    afterChange: [moveVisits, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true, label: '식당' },
    { name: 'key', type: 'text', required: true, unique: true, label: '식별값' },
    { name: 'spelling', type: 'text', required: true, label: '표기' },
    { name: 'nameKey', type: 'text', required: true, label: '이름 식별값' },
    { name: 'alternateNameKey', type: 'text', label: '괄호 안 이름 식별값' },
    { name: 'region', type: 'relationship', relationTo: 'regions', label: '지역' },
    { name: 'addressKey', type: 'text', label: '주소 식별값' },
    { name: 'evidence', type: 'select', required: true, label: '근거', options: optionsOf(EVIDENCE_LABELS) },
    { name: 'confidence', type: 'number', required: true, min: 0, max: 1, defaultValue: 1, label: '확신(0–1)' },
    importBatch,
  ],
}
