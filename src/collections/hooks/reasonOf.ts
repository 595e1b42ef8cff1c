import type { PayloadRequest } from 'payload'

/** Why somebody changes something, in their own words, where the caller put it into the request's context. */
export const reasonOf = ({ context }: Pick<PayloadRequest, 'context'>): string | null =>
  typeof context.reason === 'string' ? context.reason : null
