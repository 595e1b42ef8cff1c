import type { FieldHook } from 'payload'
import { normalizeEmail } from '@/domain/staff/email'

/** So that one address is one account. */
export const normalizeEmailField: FieldHook = ({ value }) =>
  typeof value === 'string' ? normalizeEmail(value) || null : (value as unknown)
