import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { isSafeHref } from '@/domain/markdown/links'
import { TERMS_FIELD_FAULTS, TERMS_HINTS } from '@/messages/staff/panel'
import { terms } from '@/resources/terms'
import type { TermsVersion } from '@/payload-types'
import { payloadSql } from '@/server/payloadSql'
import { ViolationError } from '@/server/violationError'
import { lockTermsVersion } from '@/server/terms/readTerms'
import { collectionOf } from './collectionOf'

/** People agreed to the version in force. */
const keepTermsInForce: CollectionBeforeChangeHook<TermsVersion> = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && originalDoc && (await lockTermsVersion(payloadSql(req), originalDoc.id)) === 'in-force')
    throw new ViolationError({ code: 'terms-in-force', params: {} })
  return data
}

/** Announced versions must be withdrawn first. */
const keepPublishedTerms: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const state = await lockTermsVersion(payloadSql(req), id)
  if (state !== 'draft')
    throw new ViolationError({ code: state === 'in-force' ? 'terms-in-force' : 'terms-published', params: {} })
}

const TAKEN = 'SELECT FROM terms_versions WHERE code = $1::enum_terms_versions_code AND version = $2 AND id <> $3'

/** A unique index decides between concurrent writes; this names the field. */
const requireFreeVersion: CollectionBeforeChangeHook<TermsVersion> = async ({ data, originalDoc, req }) => {
  const { rowCount } = await payloadSql(req).query(TAKEN, [data.code, data.version, originalDoc?.id ?? 0])
  // The back office's name of the field; `version` is the record's revision there.
  if (rowCount) throw new ViolationError({ code: 'terms-version-taken', params: { field: 'edition' } })
  return data
}

export const TermsVersions = collectionOf(terms, {
  last: ['published'],
  defaultSort: ['code', '-version'],
  defaultColumns: ['code', 'title', 'isRequired', 'version', 'effectiveOn', 'published', 'updatedAt'],
  hooks: { beforeChange: [keepTermsInForce, requireFreeVersion], beforeDelete: [keepPublishedTerms] },
  indexes: [{ fields: ['code', 'version'], unique: true }],
  fields: {
    code: { defaultValue: 'tos' },
    version: {
      defaultValue: 1,
      min: 1,
      validate: (value: unknown) => (Number.isInteger(value) && Number(value) >= 1) || TERMS_FIELD_FAULTS.version,
    },
    isRequired: { defaultValue: true },
    effectiveOn: {
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' },
        description: TERMS_HINTS.effectiveOn,
      },
    },
    body: { admin: { rows: 30, description: TERMS_HINTS.body } },
    pdfUrl: {
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && isSafeHref(value)) || TERMS_FIELD_FAULTS.pdfUrl,
    },
    published: { defaultValue: false, admin: { description: TERMS_HINTS.published } },
  },
})
