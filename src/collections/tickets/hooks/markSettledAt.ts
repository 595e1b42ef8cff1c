import type { CollectionBeforeChangeHook } from 'payload'
import type { Ticket } from '@/payload-types'

/** The sender's address is erased a year later. */
export const markSettledAt: CollectionBeforeChangeHook<Ticket> = ({ data, originalDoc }) => {
  if (data.status === undefined || data.status === originalDoc?.status) return data
  return { ...data, settledAt: data.status === 'open' ? null : new Date().toISOString() }
}
