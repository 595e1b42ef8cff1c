import type { CollectionBeforeValidateHook } from 'payload'
import type { Restaurant } from '@/payload-types'
import { ViolationError } from '@/server/violationError'

const TEXTS = ['name', 'branch', 'subCategory', 'address', 'phone'] as const

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value)

/** What a person types is kept without space around it, and empty is nothing. */
export const trimTexts: CollectionBeforeValidateHook<Restaurant> = ({ data }) =>
  data && {
    ...data,
    ...Object.fromEntries(TEXTS.flatMap((name) => (name in data ? [[name, trimmed(data[name])]] : []))),
  }

/** A person adds no place without an address and takes none away; an import may not know one. */
export const keepAddress: CollectionBeforeValidateHook<Restaurant> = ({ data, originalDoc, operation, req }) => {
  // Without a name either, the collection itself says what is missing.
  if (!req.user || !data?.name || data.address || !('address' in data || operation === 'create')) return data
  if (operation === 'create' || originalDoc?.address)
    throw new ViolationError({ code: 'address-missing', params: { field: 'address' } })
  return data
}
