import type { CollectionConfig } from 'payload'
import { EVIDENCE_LABELS } from '@/messages/staff/matching'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { nobodyField } from '../access/nobodyField'
import { importBatch } from '../fields/importBatch'
import { optionsOf } from '../fields/optionsOf'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'
import { blockDuringImport, moveVisits } from './hooks/moveVisits'

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
    hidden: hiddenFromEditors,
    useAsTitle: 'spelling',
    defaultColumns: ['spelling', 'restaurant', 'evidence', 'confidence'],
  },
  access: accessTo('restaurant-aliases'),
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [blockDuringImport],
    afterChange: [moveVisits, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true, label: '식당' },
    { name: 'key', type: 'text', required: true, unique: true, label: '식별값', access: { update: nobodyField } },
    { name: 'spelling', type: 'text', required: true, label: '표기' },
    { name: 'nameKey', type: 'text', required: true, label: '이름 식별값', access: { update: nobodyField } },
    { name: 'alternateNameKey', type: 'text', label: '괄호 안 이름 식별값', access: { update: nobodyField } },
    { name: 'region', type: 'relationship', relationTo: 'regions', label: '지역' },
    { name: 'addressKey', type: 'text', label: '주소 식별값', access: { update: nobodyField } },
    {
      name: 'evidence',
      type: 'select',
      required: true,
      label: '근거',
      options: optionsOf(EVIDENCE_LABELS),
      access: { update: nobodyField },
    },
    {
      name: 'confidence',
      type: 'number',
      required: true,
      min: 0,
      max: 1,
      defaultValue: 1,
      label: '확신(0–1)',
      access: { update: nobodyField },
    },
    importBatch,
  ],
}
