import type { CollectionBeforeChangeHook } from 'payload'
import type { Restaurant } from '@/payload-types'

/** A typed address no longer comes from a spelling: undoing an import keeps it. */
export const keepTypedAddress: CollectionBeforeChangeHook<Restaurant> = ({ data, originalDoc }) =>
  originalDoc && 'address' in data && data.address !== originalDoc.address ? { ...data, addressFrom: null } : data
