import type { CollectionConfig, Field } from 'payload'
import { SHORT_TEXT_MAX, SUB_CATEGORY_MAX } from '@/domain/directory/directory'
import { KOREA } from '@/domain/nearby/nearPoint'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { importBatch } from '../fields'
import { clampPaging } from '../hooks/operations'
import { recordChange } from '../hooks/recordChange'
import {
  fillTitle,
  keepAddress,
  trimTexts,
  keepLimits,
  keepTypedAddress,
  askAboutEqual,
  dropOwnSpellings,
  followAddress,
  keepTypedSpelling,
  refreshStats,
  refreshStatsAfterDelete,
} from './hooks'

const place: Field[] = [
  { name: 'address', type: 'text', maxLength: SHORT_TEXT_MAX, label: '주소' },
  {
    name: 'addressFrom',
    type: 'relationship',
    relationTo: 'restaurant-aliases',
    label: '주소가 나온 표기',
    admin: { description: '처음에 주소 없이 적혔던 곳의 주소를 알려 준 표기.' },
  },
  { name: 'region', type: 'relationship', relationTo: 'regions', label: '지역' },
  { name: 'latitude', type: 'number', min: KOREA.south, max: KOREA.north, label: '위도' },
  { name: 'longitude', type: 'number', min: KOREA.west, max: KOREA.east, label: '경도' },
  { name: 'phone', type: 'text', label: '전화' },
]

const state: Field[] = [
  { name: 'isActive', type: 'checkbox', required: true, defaultValue: true, label: '공개' },
  { name: 'closedOn', type: 'date', label: '폐업 확인일' },
  { name: 'verifiedOn', type: 'date', label: '마지막 확인일' },
  { name: 'mergedInto', type: 'relationship', relationTo: 'restaurants', label: '합쳐진 곳' },
]

const recorded = recordChange({
  subject: 'restaurant',
  fields: [
    'name',
    'branch',
    'category',
    'subCategory',
    'address',
    'region',
    'latitude',
    'longitude',
    'phone',
    'isActive',
    'closedOn',
    'verifiedOn',
    'images',
    'deletedAt',
  ],
})

/** Figures are in `restaurant_stats`. */
export const Restaurants: CollectionConfig = {
  slug: 'restaurants',
  labels: { singular: '식당', plural: '식당' },
  trash: true,
  admin: {
    group: PANEL_GROUPS.data,
    useAsTitle: 'title',
    defaultColumns: ['title', 'subCategory', 'address', 'isActive'],
  },
  hooks: {
    beforeOperation: [clampPaging],
    beforeValidate: [trimTexts, keepAddress, keepLimits, followAddress, fillTitle],
    beforeChange: [keepTypedAddress, askAboutEqual],
    afterChange: [refreshStats, keepTypedSpelling, recorded.afterChange],
    beforeDelete: [dropOwnSpellings],
    afterDelete: [refreshStatsAfterDelete, recorded.afterDelete],
  },
  fields: [
    { name: 'title', type: 'text', required: true, label: '표시 이름', admin: { readOnly: true } },
    { name: 'name', type: 'text', required: true, maxLength: SHORT_TEXT_MAX, label: '상호' },
    { name: 'branch', type: 'text', maxLength: SHORT_TEXT_MAX, label: '지점' },
    {
      name: 'category',
      type: 'select',
      required: true,
      defaultValue: 'restaurant',
      label: '분류',
      options: [
        { value: 'restaurant', label: '음식점' },
        { value: 'cafe', label: '카페' },
      ],
    },
    { name: 'subCategory', type: 'text', maxLength: SUB_CATEGORY_MAX, label: '세부 분류' },
    ...place,
    ...state,
    {
      name: 'images',
      type: 'array',
      label: '사진',
      fields: [
        { name: 'image', type: 'upload', relationTo: 'media', required: true, label: '파일' },
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'main',
          label: '용도',
          options: [
            { value: 'main', label: '대표' },
            { value: 'extra', label: '추가' },
          ],
        },
      ],
    },
    { name: 'aliases', type: 'join', collection: 'restaurant-aliases', on: 'restaurant', label: '표기' },
    importBatch,
  ],
}
