import type { CollectionConfig, Field } from 'payload'
import { PANEL_GROUPS } from '@/messages/staff/panel'
import { clampPaging } from './hooks/operations'

const identity: Field[] = [
  {
    name: 'number',
    type: 'text',
    required: true,
    unique: true,
    label: '관리번호',
    admin: { description: '번호가 없는 자료에서는 상호와 주소의 지문.' },
  },
  { name: 'nameKey', type: 'text', required: true, label: '이름 식별값' },
  { name: 'branchKey', type: 'text', required: true, defaultValue: '', label: '지점 식별값' },
  { name: 'lotKey', type: 'text', required: true, defaultValue: '', label: '지번 주소 식별값' },
  { name: 'roadKey', type: 'text', required: true, defaultValue: '', label: '도로명 주소 식별값' },
]

export const Licences: CollectionConfig = {
  slug: 'licences',
  labels: { singular: '인허가', plural: '인허가' },
  timestamps: false,
  admin: {
    group: PANEL_GROUPS.data,
    useAsTitle: 'name',
    defaultColumns: ['name', 'businessType', 'roadAddress', 'isOpen'],
  },
  hooks: { beforeOperation: [clampPaging] },
  fields: [
    { name: 'name', type: 'text', required: true, label: '상호' },
    { name: 'branch', type: 'text', label: '지점' },
    { name: 'region', type: 'relationship', relationTo: 'regions', index: false, label: '지역' },
    { name: 'lotAddress', type: 'text', label: '지번 주소' },
    { name: 'roadAddress', type: 'text', label: '도로명 주소' },
    { name: 'latitude', type: 'number', label: '위도' },
    { name: 'longitude', type: 'number', label: '경도' },
    { name: 'phone', type: 'text', label: '전화' },
    { name: 'kind', type: 'text', label: '인허가 종류' },
    { name: 'businessType', type: 'text', label: '업태' },
    { name: 'isOpen', type: 'checkbox', required: true, defaultValue: true, label: '영업' },
    { name: 'openedOn', type: 'date', label: '인허가일' },
    { name: 'closedOn', type: 'date', label: '폐업일' },
    { name: 'asOf', type: 'date', required: true, label: '자료 기준일' },
    { name: 'file', type: 'text', required: true, label: '파일' },
    ...identity,
  ],
}
