import type { CollectionConfig } from 'payload'
import { EVIDENCE_LABELS, SOURCE_KIND_LABELS } from '@/messages/staff/matching'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { optionsOf } from './fields'
import { clampPaging } from './hooks/operations'

/** With evidence and confidence. It supplied address, coordinates and kind unless someone had typed them. */
export const RestaurantSources: CollectionConfig = {
  slug: 'restaurant-sources',
  labels: { singular: '근거 자료', plural: '근거 자료' },
  timestamps: false,
  admin: {
    group: PANEL_GROUPS.data,
    defaultColumns: ['restaurant', 'kind', 'evidence', 'confidence', 'checkedAt'],
  },
  hooks: { beforeOperation: [clampPaging] },
  indexes: [{ fields: ['restaurant', 'kind'], unique: true }],
  fields: [
    {
      name: 'restaurant',
      type: 'relationship',
      relationTo: 'restaurants',
      required: true,
      index: false,
      label: '식당',
    },
    { name: 'kind', type: 'select', required: true, label: '자료', options: optionsOf(SOURCE_KIND_LABELS) },
    { name: 'licence', type: 'relationship', relationTo: 'licences', label: '인허가' },
    { name: 'externalId', type: 'text', label: '바깥 번호' },
    { name: 'evidence', type: 'select', required: true, label: '근거', options: optionsOf(EVIDENCE_LABELS) },
    { name: 'confidence', type: 'number', required: true, min: 0, max: 1, label: '확신(0–1)' },
    { name: 'checkedAt', type: 'date', required: true, label: '확인한 때' },
  ],
}
