import type { CollectionConfig } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { clampPaging } from './hooks/operations'
import { jsonAsText } from './fields'

/** Names change and repeat; 법정동 code and dates identify the district. */
export const Regions: CollectionConfig = {
  slug: 'regions',
  labels: { singular: '지역', plural: '지역' },
  admin: {
    group: PANEL_GROUPS.data,
    useAsTitle: 'code',
    defaultColumns: ['code', 'subAdd1', 'subAdd2', 'validTo'],
  },
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    { name: 'code', type: 'text', required: true, unique: true, label: '법정동 코드(앞 5자리)' },
    { name: 'subAdd1', type: 'text', required: true, index: true, label: '시·도' },
    { name: 'subAdd2', type: 'text', label: '시·군·구', admin: { description: '세종특별자치시는 비워요.' } },
    { name: 'aliases', type: 'json', required: true, defaultValue: [], label: '옛 이름과 줄임말', admin: jsonAsText },
    { name: 'validFrom', type: 'date', label: '시작일' },
    { name: 'validTo', type: 'date', label: '종료일' },
  ],
}
