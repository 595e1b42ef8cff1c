import type { CollectionBeforeChangeHook } from 'payload'
import type { Ticket } from '@/payload-types'

/** When a message was last answered or closed; its sender's address is erased a year later. */
export const markSettledAt: CollectionBeforeChangeHook<Ticket> = ({ data, originalDoc }) => {
  if (data.status === undefined || data.status === originalDoc?.status) return data
  return { ...data, settledAt: data.status === 'open' ? null : new Date().toISOString() }
}
