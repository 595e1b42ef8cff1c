import type { CollectionBeforeChangeHook } from 'payload'
import type { Restaurant } from '@/payload-types'

/** An address that a person typed no longer belongs to a spelling: undoing an import must not take it away. */
export const keepTypedAddress: CollectionBeforeChangeHook<Restaurant> = ({ data, originalDoc }) =>
  originalDoc && 'address' in data && data.address !== originalDoc.address ? { ...data, addressFrom: null } : data
