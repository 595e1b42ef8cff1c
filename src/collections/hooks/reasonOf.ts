import type { PayloadRequest } from 'payload'

/** The reason of a change, if the caller put one into the request's context. */
export const reasonOf = ({ context }: Pick<PayloadRequest, 'context'>): string | null =>
  typeof context.reason === 'string' ? context.reason : null
