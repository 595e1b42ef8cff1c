import type { CollectionConfig, Field, Plugin, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { exceedsMarkdownLimits } from '@/domain/markdown/readMarkdown'
import { PANEL_GROUPS, TERMS_FIELD_FAULTS } from '@/messages/staff/panel'
import type { AuditedField } from '@/resources/auditLabels'
import { type AuditSubject, DEFINED } from '@/resources/defined'
import type { Definition, Field as Defined } from '@/resources/definition'
import { jsonAsText, optionsOf } from './fields'
import { clampPaging } from './hooks/operations'
import { recordChange } from './hooks/recordChange'

const validateMarkdown: TextareaFieldValidation = (value, options) =>
  typeof value === 'string' && exceedsMarkdownLimits(value) ? TERMS_FIELD_FAULTS.body : textarea(value, options)

const TYPES = {
  text: { type: 'text' },
  lines: { type: 'textarea' },
  markdown: { type: 'textarea', validate: validateMarkdown },
  integer: { type: 'number', admin: { step: 1 } },
  number: { type: 'number' },
  flag: { type: 'checkbox' },
  choice: { type: 'select' },
  day: { type: 'date' },
  moment: { type: 'date' },
  relation: { type: 'relationship' },
  json: { type: 'json', admin: jsonAsText },
} as const satisfies Record<Defined['kind'], object>

interface Own extends Pick<CollectionConfig, 'defaultSort' | 'hooks' | 'indexes'> {
  group?: keyof typeof PANEL_GROUPS
  defaultColumns?: string[]
  /** added to a field, or in its place if it has a type */
  fields?: Record<string, object>
  /** fields that follow the others in the panel */
  last?: readonly string[]
  /** fields that only the server writes */
  more?: Field[]
}

function fieldOf(name: string, { kind, label, labels, options }: Defined, own: object = {}): Field {
  const named = { name, label }
  if ('type' in own) return { ...named, ...own } as Field
  const { optional = false, max, first } = options
  return {
    ...named,
    ...TYPES[kind],
    ...(!optional && { required: true }),
    ...(max !== undefined && { maxLength: max }),
    ...(kind === 'choice' && { options: optionsOf(labels) }),
    ...(first !== undefined && { defaultValue: first }),
    ...own,
  } as Field
}

/** The collection of a resource by its definition. */
export function collectionOf(definition: Definition, own: Own = {}): CollectionConfig {
  const { name, collection, subject, title } = definition
  const placeOf = (as: string) => own.last?.indexOf(as) ?? 0
  const fields = Object.entries(definition.fields)
    .filter(([, { options }]) => !options.fixed)
    .map(([as, field]) => ({ as: field.options.column ?? as, field }))
    .sort((one, other) => placeOf(one.as) - placeOf(other.as))
  const recordedAs = (isMasked: boolean) =>
    fields
      .filter(({ field: { options } }) => (options.isMasked ?? false) === isMasked)
      .map(({ as }) => as as AuditedField)
  const recorded = recordChange({
    subject: subject as AuditSubject,
    fields: recordedAs(false),
    masked: recordedAs(true),
  })
  return {
    slug: collection,
    labels: { singular: name, plural: name },
    ...(own.defaultSort && { defaultSort: own.defaultSort }),
    ...(own.indexes && { indexes: own.indexes }),
    admin: {
      group: PANEL_GROUPS[own.group ?? 'settings'],
      useAsTitle: title,
      ...(own.defaultColumns && { defaultColumns: own.defaultColumns }),
    },
    hooks: {
      beforeOperation: [clampPaging],
      ...own.hooks,
      afterChange: [recorded.afterChange],
      afterDelete: [recorded.afterDelete],
    },
    fields: [...fields.map(({ as, field }) => fieldOf(as, field, own.fields?.[as])), ...(own.more ?? [])],
  }
}

/** A definition without a collection of its own gets one. */
export const definedCollections: Plugin = ({ collections = [], ...config }) => {
  const slugs = new Set<string>(collections.map(({ slug }) => slug))
  const missing = Object.values(DEFINED).filter(({ collection }) => !slugs.has(collection))
  return { ...config, collections: [...collections, ...missing.map((one) => collectionOf(one))] }
}
