import { createHash } from 'node:crypto'
import { normalizeEmail } from '@/domain/staff/email'

const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest()

/** Typed addresses are not stored in plain text. */
export const hashEmail = (typed: string): Buffer => hashOf(normalizeEmail(typed))

/** `caller` is from `rateLimitKey`, already a keyed hash. */
export const emailAndCallerKey = (typed: string, caller: string): Buffer => hashOf(normalizeEmail(typed), caller)

export const passwordChangeKey = (id: number): Buffer => hashOf('password change', String(id))

/** `id`: from the device token */
export const deviceKey = (id: string): Buffer => hashOf('device', id)
