import { isSafeHref } from '@/domain/markdown/safeHref'
import { TERMS_FIELD_FAULTS, TERMS_HINTS } from '@/messages/terms/panel'
import { terms } from '@/resources/terms'
import { collectionOf } from '../collectionOf'
import { keepPublishedTerms, keepTermsInForce } from './hooks/keepTerms'
import { requireFreeVersion } from './hooks/requireFreeVersion'

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
