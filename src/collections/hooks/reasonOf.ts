import type { PayloadRequest } from 'payload'
import { readReasonHeader } from '@/server/backOffice/reason'

/** The reason of a change, from the request's context (back office, Local API) or its header `X-Reason` (REST). */
export const reasonOf = ({ context, headers }: Pick<PayloadRequest, 'context' | 'headers'>): string | null =>
  typeof context.reason === 'string' ? context.reason : readReasonHeader(headers)
