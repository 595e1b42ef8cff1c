import { createHash } from 'node:crypto'
import { normalizeEmail } from '@/domain/staff/email'

const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest()

/** The key of failed sign-ins; typed addresses are not stored in plain text. */
export const hashEmail = (typed: string): Buffer => hashOf(normalizeEmail(typed))

/**
 * The key of an address tried from one network.
 * @param caller from `rateLimitKey`, already a keyed hash
 */
export const emailAndCallerKey = (typed: string, caller: string): Buffer => hashOf(normalizeEmail(typed), caller)

export const passwordChangeKey = (id: number): Buffer => hashOf('password change', String(id))

/** The key of a known browser, by the id in its device token. */
export const deviceKey = (id: string): Buffer => hashOf('device', id)
