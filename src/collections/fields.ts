import { textarea } from 'payload/shared'
import type {
  TextareaFieldValidation,
  TextFieldSingleValidation,
  NumberField,
  Field,
  CollectionConfig,
  DateField,
  Plugin,
  FieldHook,
  PayloadRequest,
  TextField,
} from 'payload'
import DataLoader from 'dataloader'
import { MODERATION_REASON_MAX } from '@/domain/moderation/moderation'
import { isSourceUrl } from '@/domain/http/urls'
import { SOURCE_URL_MAX } from '@/domain/http/limits'
import { messageOf } from '@/messages/violations'
import { isMember } from '@/domain/roles'
import { payloadSql } from '@/server/payloadSql'

export const optionsOf = <T extends string>(labels: Record<T, string>): { value: T; label: string }[] =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }))

/** Payload's own editor loads a script from a CDN. */
export const jsonAsText = { components: { Field: '/src/app/(payload)/cms/JsonTextField#JsonTextField' } }

/** Of members' texts: in code points, as forms, the API and the database count. */
const validate: TextareaFieldValidation = (value, options) => {
  const isWithin = [...(value ?? '')].length <= (options.maxLength ?? 0)
  return textarea(value, isWithin ? { ...options, maxLength: undefined } : options)
}

export const countCharacters = validate as TextareaFieldValidation & TextFieldSingleValidation

export const counter = (name: string, label: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  label,
})

/** Why content is hidden, until when (임시조치), and who of staff deleted it. */
export const hiding: Field[] = [
  { name: 'hiddenReason', type: 'text', maxLength: MODERATION_REASON_MAX, label: '숨긴 이유' },
  { name: 'hiddenUntil', type: 'date', label: '임시조치가 끝나는 때' },
  // Empty if the author deleted it.
  { name: 'deletedBy', type: 'relationship', relationTo: 'users', label: '지운 운영자' },
]

/** Undoing the import deletes the row unless something else refers to it. */
export const importBatch: Field = {
  name: 'importBatch',
  type: 'relationship',
  relationTo: 'import-batches',
  label: '처음 나온 가져오기',
}

export const validateSourceUrl: TextFieldSingleValidation = (value) =>
  !value || isSourceUrl(value) || messageOf({ code: 'source-url', params: { max: SOURCE_URL_MAX } })

/** Unlike Payload's, no caller can set them. */
const stamp = (name: 'createdAt' | 'updatedAt'): DateField => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { disableBulkEdit: true, hidden: true },
})

const withStamps = (collection: CollectionConfig): CollectionConfig =>
  collection.timestamps === false
    ? collection
    : { ...collection, fields: [...collection.fields, stamp('updatedAt'), stamp('createdAt')] }

export const serverTimestamps: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withStamps) ?? [],
})

type Nicknames = DataLoader<number, string | null>

/** Dropped with its request. */
const loaders = new WeakMap<PayloadRequest, Nicknames>()

async function readNicknames(req: PayloadRequest, ids: readonly number[]): Promise<(string | null)[]> {
  const { rows } = await payloadSql(req).query<{ id: number; nickname: string }>(
    'SELECT id, nickname FROM users WHERE id IN (SELECT value::int FROM json_array_elements_text($1::json))',
    [JSON.stringify(ids)],
  )
  const byId = new Map(rows.map(({ id, nickname }) => [id, nickname]))
  return ids.map((id) => byId.get(id) ?? null)
}

function nicknamesOf(req: PayloadRequest): Nicknames {
  const known = loaders.get(req)
  if (known) return known
  const loader: Nicknames = new DataLoader((ids) => readNicknames(req, ids))
  loaders.set(req, loader)
  return loader
}

/**
 * One query a list. Not the request's data loader: while it populates a document of the same author, its batch and this
 * hook would wait for each other.
 */
const readNickname: FieldHook = ({ siblingData, req }) => {
  // Members write with Payload and read with SQL.
  if (isMember(req.user)) return null
  const author: unknown = siblingData.author
  const id = typeof author === 'object' && author !== null && 'id' in author ? author.id : author
  return typeof id === 'number' ? nicknamesOf(req).load(id) : null
}

/** The only public data of an author. */
export const authorNickname: TextField = {
  name: 'authorNickname',
  type: 'text',
  virtual: true,
  label: '쓴 사람의 닉네임',
  hooks: { afterRead: [readNickname] },
}

export const idOf = <Id extends number | string>(related: Id | { id: Id }): Id =>
  typeof related === 'object' ? related.id : related
