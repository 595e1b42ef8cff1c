import type { CollectionConfig, NumberField, TextareaField, TextField } from 'payload'
import { textarea } from 'payload/shared'
import { TERMS_BODY_MAX } from '@/domain/terms/limits'
import { exceedsMarkdownLimits } from '@/domain/markdown/markdownLimits'
import { isSafeHref } from '@/domain/markdown/safeHref'
import { TERMS_LABELS } from '@/messages/labels'
import { TERMS_FIELD_FAULTS, TERMS_HINTS } from '@/messages/terms/panel'
import { PANEL_GROUPS } from '@/messages/staff/panelGroups'
import { accessTo } from '../access/accessTo'
import { visibleToAll } from '../access/visibleTo'
import { optionsOf } from '../fields/optionsOf'
import { clampPaging } from '../hooks/clampPaging'
import { recordChange } from '../hooks/recordChange'
import { keepPublishedTerms, keepTermsInForce } from './hooks/keepTerms'
import { requireFreeVersion } from './hooks/requireFreeVersion'

const version: NumberField = {
  name: 'version',
  type: 'number',
  required: true,
  defaultValue: 1,
  min: 1,
  label: '판',
  admin: { step: 1 },
  validate: (value: unknown) => (Number.isInteger(value) && Number(value) >= 1) || TERMS_FIELD_FAULTS.version,
}

const body: TextareaField = {
  name: 'body',
  type: 'textarea',
  required: true,
  maxLength: TERMS_BODY_MAX,
  label: '본문',
  admin: { rows: 30, description: TERMS_HINTS.body },
  validate: (value, options) =>
    typeof value === 'string' && exceedsMarkdownLimits(value) ? TERMS_FIELD_FAULTS.body : textarea(value, options),
}

const pdfUrl: TextField = {
  name: 'pdfUrl',
  type: 'text',
  label: 'PDF 주소',
  validate: (value: unknown) => !value || (typeof value === 'string' && isSafeHref(value)) || TERMS_FIELD_FAULTS.pdfUrl,
}

const recorded = recordChange({
  subject: 'terms-version',
  fields: ['code', 'title', 'version', 'isRequired', 'effectiveOn', 'pdfUrl', 'published'],
  masked: ['body'],
})

export const TermsVersions: CollectionConfig = {
  slug: 'terms-versions',
  labels: { singular: '약관', plural: '약관' },
  defaultSort: ['code', '-version'],
  admin: {
    group: PANEL_GROUPS.settings,
    useAsTitle: 'title',
    defaultColumns: ['code', 'title', 'isRequired', 'version', 'effectiveOn', 'published', 'updatedAt'],
  },
  access: accessTo('terms', visibleToAll('terms-versions')),
  hooks: {
    beforeOperation: [clampPaging],
    beforeChange: [keepTermsInForce, requireFreeVersion],
    beforeDelete: [keepPublishedTerms],
    afterChange: [recorded.afterChange],
    afterDelete: [recorded.afterDelete],
  },
  indexes: [{ fields: ['code', 'version'], unique: true }],
  fields: [
    {
      name: 'code',
      type: 'select',
      required: true,
      defaultValue: 'tos',
      label: '종류',
      options: optionsOf(TERMS_LABELS),
    },
    { name: 'title', type: 'text', required: true, maxLength: 100, label: '제목' },
    version,
    { name: 'isRequired', type: 'checkbox', required: true, defaultValue: true, label: '필수 동의' },
    {
      name: 'effectiveOn',
      type: 'date',
      required: true,
      label: '시행일',
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
        description: TERMS_HINTS.effectiveOn,
      },
    },
    body,
    pdfUrl,
    {
      name: 'published',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: '공개',
      admin: { description: TERMS_HINTS.published },
    },
  ],
}
