import { createHash } from 'node:crypto'
import { normalizeEmail } from '@/domain/staff/email'

/** What failed sign-ins are counted by: addresses that were only typed are nobody's business to keep. */
export const emailKey = (typed: string): Buffer => createHash('sha256').update(normalizeEmail(typed)).digest()
