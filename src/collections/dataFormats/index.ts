import type { CollectionConfig } from 'payload'
import { FORMAT_KINDS, isFormatColumns } from '@/domain/dataFormat/dataFormat'
import { choosableColumns } from '@/domain/upload/columns'
import { FORMAT_STATUS_LABELS } from '@/messages/labels'
import { FORMAT_FIELD_FAULTS } from '@/messages/staff/formats'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { UPLOAD_KIND_LABELS } from '@/messages/staff/uploads'
import type { DataFormat } from '@/payload-types'
import { accessTo } from '../access/accessTo'
import { hiddenFromEditors } from '../access/hiddenFromEditors'
import { jsonAsText } from '../fields/jsonAsText'
import { optionsOf } from '../fields/optionsOf'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'

const recorded = recordChange({
  subject: 'data-format',
  fields: ['name', 'kind', 'version', 'status', 'description', 'columns'],
})

/** Staff teach the reader new layouts without a developer. */
export const DataFormats: CollectionConfig = {
  slug: 'data-formats',
  labels: { singular: '데이터 포맷', plural: '데이터 포맷' },
  defaultSort: 'name',
  admin: {
    group: PANEL_GROUPS.settings,
    hidden: hiddenFromEditors,
    useAsTitle: 'name',
    defaultColumns: ['name', 'version', 'status'],
  },
  access: accessTo('formats'),
  hooks: { beforeOperation: [clampPaging], afterChange: [recorded.afterChange], afterDelete: [recorded.afterDelete] },
  indexes: [{ fields: ['name', 'version'], unique: true }],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60, label: '이름' },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'visits',
      label: '자료',
      options: FORMAT_KINDS.map((value) => ({ value, label: UPLOAD_KIND_LABELS[value].name })),
    },
    {
      name: 'version',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      label: '판',
      admin: { step: 1 },
      validate: (value: unknown) => (Number.isInteger(value) && Number(value) >= 1) || FORMAT_FIELD_FAULTS.version,
    },
    { name: 'description', type: 'textarea', maxLength: 500, label: '설명' },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      label: '상태',
      options: optionsOf(FORMAT_STATUS_LABELS),
    },
    {
      name: 'columns',
      type: 'json',
      required: true,
      label: '열의 이름',
      admin: jsonAsText,
      validate: (value: unknown, { siblingData }: { siblingData: Partial<DataFormat> }) =>
        isFormatColumns(value, choosableColumns(siblingData.kind ?? 'visits')) || FORMAT_FIELD_FAULTS.columns,
    },
  ],
}
