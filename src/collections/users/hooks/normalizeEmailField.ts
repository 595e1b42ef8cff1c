import type { FieldHook } from 'payload'
import { normalizeEmail } from '@/domain/staff/email'

/** Normalises the address, so that one address is one account; blank becomes null. */
export const normalizeEmailField: FieldHook = ({ value }) =>
  typeof value === 'string' ? normalizeEmail(value) || null : (value as unknown)
