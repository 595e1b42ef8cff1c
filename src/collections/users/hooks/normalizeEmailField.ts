import type { FieldHook } from 'payload'
import { normalizeEmail } from '@/domain/staff/email'

/** One address is one account, however it is typed; a blank one is none. */
export const normalizeEmailField: FieldHook = ({ value }) =>
  typeof value === 'string' ? normalizeEmail(value) || null : (value as unknown)
