import type { CollectionConfig } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { nobodyField } from '../access/nobodyField'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'
import { applyMergeRecord, checkMerge } from './hooks/applyMerge'

const computed = { create: nobodyField, update: nobodyField }
const givenOnce = { update: nobodyField }

const recorded = recordChange({ subject: 'restaurant-merge', fields: ['from', 'into', 'undone'] })

/** Leaves a redirect; `restaurant_merge_changes` lists what moved. */
export const RestaurantMerges: CollectionConfig = {
  slug: 'restaurant-merges',
  labels: { singular: '합치기', plural: '합치기' },
  admin: {
    group: PANEL_GROUPS.data,
    hidden: hiddenFromEditors,
    defaultColumns: ['from', 'into', 'mergedBy', 'createdAt', 'undone'],
  },
  access: accessTo('restaurant-merges'),
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [checkMerge],
    afterChange: [applyMergeRecord, recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  fields: [
    {
      name: 'from',
      type: 'relationship',
      relationTo: 'restaurants',
      required: true,
      label: '없어질 식당',
      access: givenOnce,
    },
    {
      name: 'into',
      type: 'relationship',
      relationTo: 'restaurants',
      required: true,
      label: '남을 식당',
      access: givenOnce,
    },
    {
      name: 'undone',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: '되돌림',
      access: { create: nobodyField },
    },
    { name: 'mergedBy', type: 'relationship', relationTo: 'users', index: false, label: '합친 사람', access: computed },
    {
      name: 'undoneBy',
      type: 'relationship',
      relationTo: 'users',
      index: false,
      label: '되돌린 사람',
      access: computed,
    },
    { name: 'undoneAt', type: 'date', label: '되돌린 때', access: computed },
  ],
}
