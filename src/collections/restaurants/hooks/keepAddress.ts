import type { CollectionBeforeValidateHook } from 'payload'
import type { Restaurant } from '@/payload-types'
import { ViolationError } from '@/server/violationError'

const TEXTS = ['name', 'branch', 'subCategory', 'address', 'phone'] as const

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() || null : value)

/** Empty texts become null. */
export const trimTexts: CollectionBeforeValidateHook<Restaurant> = ({ data }) =>
  data && {
    ...data,
    ...Object.fromEntries(TEXTS.flatMap((name) => (name in data ? [[name, trimmed(data[name])]] : []))),
  }

/** People must name an address; imports may not know one. */
export const keepAddress: CollectionBeforeValidateHook<Restaurant> = ({ data, originalDoc, operation, req }) => {
  // The collection's own validation reports a missing name.
  if (!req.user || !data?.name || data.address || !('address' in data || operation === 'create')) return data
  if (operation === 'create' || originalDoc?.address)
    throw new ViolationError({ code: 'address-missing', params: { field: 'address' } })
  return data
}
