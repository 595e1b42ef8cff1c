import type { DateFieldValidation, NumberFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { date, number } from 'payload/shared'
import { AGENCY_CODE } from '@/domain/agency/agency'
import { KOREA } from '@/domain/nearby/nearPoint'
import { AGENCY_FIELD_FAULTS } from '@/messages/staff/panel'
import type { Agency } from '@/payload-types'
import { agencies } from '@/resources/agencies'
import { collectionOf } from './collectionOf'
import { importBatch, validateSourceUrl } from './fields'

const validateCode: TextFieldSingleValidation = (value) => !value || AGENCY_CODE.test(value) || AGENCY_FIELD_FAULTS.code

/** Both coordinates, or neither. */
const validateLongitude: NumberFieldSingleValidation = (value, options) => {
  const { hallLatitude } = options.siblingData as Partial<Agency>
  return ((value ?? null) === null) === ((hallLatitude ?? null) === null)
    ? number(value, options)
    : AGENCY_FIELD_FAULTS.hall
}

/** The day of a reply, and only of one. */
const validateRepliedOn: DateFieldValidation = (value, options) => {
  const { reply } = options.siblingData as Partial<Agency>
  return !reply === !value ? date(value, options) : AGENCY_FIELD_FAULTS.repliedOn
}

export const Agencies = collectionOf(agencies, {
  group: 'data',
  defaultColumns: ['name', 'type', 'region'],
  fields: {
    name: { unique: true },
    type: { index: true },
    parent: { relationTo: 'agencies' },
    region: { relationTo: 'regions' },
    standardCode: { unique: true, validate: validateCode },
    homepage: { validate: validateSourceUrl },
    hallLatitude: { min: KOREA.south, max: KOREA.north },
    hallLongitude: { min: KOREA.west, max: KOREA.east, validate: validateLongitude },
    sourceUrl: { validate: validateSourceUrl },
    repliedOn: { validate: validateRepliedOn },
  },
  more: [importBatch],
})
