import type { CollectionConfig, TextField, ArrayFieldValidation } from 'payload'
import { array } from 'payload/shared'
import {
  COLLECTION_PLACES_MAX,
  COLLECTION_REMARK_MAX,
  COLLECTION_SLUG_MAX,
  COLLECTION_SUMMARY_MAX,
  COLLECTION_TITLE_MAX,
} from '@/domain/collection/limits'
import { isCollectionSlug } from '@/domain/collection/paths'
import { COLLECTION_PANEL } from '@/messages/site/collections'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { staffOnlyField } from '../access/staffOnlyField'
import { visibleToAll } from '../access/visibleTo'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'

const isRow = (row: unknown): row is { restaurant: string | number } =>
  typeof row === 'object' && row !== null && 'restaurant' in row && Boolean(row.restaurant)

const hasNoRepeatedPlace: ArrayFieldValidation = (rows, options) => {
  const chosen = Array.isArray(rows) ? rows.filter(isRow).map(({ restaurant }) => String(restaurant)) : []
  return new Set(chosen).size < chosen.length ? COLLECTION_PANEL.twice : array(rows, options)
}

const recorded = recordChange({
  subject: 'place-collection',
  fields: ['title', 'slug', 'summary', 'published', 'position', 'places'],
})

const slug: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  maxLength: COLLECTION_SLUG_MAX,
  label: '주소',
  admin: { description: COLLECTION_PANEL.slug },
  validate: (value: unknown) => (typeof value === 'string' && isCollectionSlug(value)) || COLLECTION_PANEL.slugFault,
}

export const PlaceCollections: CollectionConfig = {
  slug: 'place-collections',
  labels: { singular: '모아 보기', plural: '모아 보기' },
  defaultSort: 'position',
  admin: {
    group: PANEL_GROUPS.settings,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'published', 'position', 'updatedAt'],
  },
  access: accessTo('collections', visibleToAll('place-collections')),
  hooks: { beforeOperation: [clampPaging], afterChange: [recorded.afterChange], afterDelete: [recorded.afterDelete] },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: COLLECTION_TITLE_MAX, label: '제목' },
    slug,
    { name: 'summary', type: 'textarea', required: true, maxLength: COLLECTION_SUMMARY_MAX, label: '소개' },
    {
      name: 'published',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: '공개',
      admin: { description: COLLECTION_PANEL.published },
    },
    {
      name: 'position',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: '순서',
      admin: { step: 1, description: COLLECTION_PANEL.position },
    },
    {
      name: 'places',
      type: 'array',
      label: '식당',
      labels: { singular: '식당', plural: '식당' },
      maxRows: COLLECTION_PLACES_MAX,
      // A hidden restaurant must not show by its remark; `/api/v1/collections` leaves it out.
      access: { read: staffOnlyField },
      validate: hasNoRepeatedPlace,
      fields: [
        { name: 'restaurant', type: 'relationship', relationTo: 'restaurants', required: true, label: '식당' },
        { name: 'remark', type: 'text', maxLength: COLLECTION_REMARK_MAX, label: '한마디' },
      ],
    },
  ],
}
