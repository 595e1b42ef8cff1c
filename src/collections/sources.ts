import type { CollectionBeforeValidateHook } from 'payload'
import { SPACING } from '@/domain/collect/limits'
import { boardsSchema, hostsSchema, readRecipe, titleWordsSchema } from '@/domain/collect/source'
import { SOURCE_FIELD_FAULTS } from '@/messages/staff/sources'
import type { Source } from '@/payload-types'
import { sources } from '@/resources/sources'
import { collectionOf } from './collectionOf'

const valid = (schema: { safeParse: (value: unknown) => { success: boolean } }, fault: string) => ({
  validate: (value: unknown) => value === null || value === undefined || schema.safeParse(value).success || fault,
})

/** A source that goes on has no reason to be held. */
const clearReason: CollectionBeforeValidateHook<Source> = ({ data }) =>
  data?.state === 'active' ? { ...data, heldReason: null } : data

export const Sources = collectionOf(sources, {
  group: 'data',
  defaultSort: 'name',
  defaultColumns: ['name', 'family', 'state'],
  hooks: { beforeValidate: [clearReason] },
  fields: {
    name: { unique: true },
    agency: { relationTo: 'agencies' },
    boards: { validate: (value: unknown) => boardsSchema.safeParse(value).success || SOURCE_FIELD_FAULTS.boards },
    hosts: valid(hostsSchema, SOURCE_FIELD_FAULTS.hosts),
    titleWords: valid(titleWordsSchema, SOURCE_FIELD_FAULTS.titleWords),
    recipe: {
      validate: (value: unknown, { siblingData }: { siblingData: Partial<Source> }) =>
        readRecipe(siblingData.family, value) !== null || SOURCE_FIELD_FAULTS.recipe,
    },
    startMonth: {
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        /^20\d\d-(0[1-9]|1[0-2])$/.test(typeof value === 'string' ? value : '') ||
        SOURCE_FIELD_FAULTS.startMonth,
    },
    problemShare: { min: 0, max: 100 },
    spacing: { min: SPACING.min, max: SPACING.max },
    heldReason: {
      validate: (value: unknown, { siblingData }: { siblingData: Partial<Source> }) =>
        siblingData.state !== 'held' || Boolean(value) || SOURCE_FIELD_FAULTS.reason,
    },
  },
})
