import { createHash } from 'node:crypto'
import { normalizeEmail } from '@/domain/staff/email'

const hashOf = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\n')).digest()

/** What failed sign-ins are counted by: addresses that were only typed are no one's business to keep. */
export const hashEmail = (typed: string): Buffer => hashOf(normalizeEmail(typed))

/**
 * An address as tried from one network.
 * @param caller of `rateLimitKey`: the network is a keyed hash already
 */
export const emailAndCallerKey = (typed: string, caller: string): Buffer => hashOf(normalizeEmail(typed), caller)

/** Somebody who is signed in and types their present password. */
export const passwordChangeKey = (id: number): Buffer => hashOf('password change', String(id))

/** A browser that signed in before, by the id in its device token. */
export const deviceKey = (id: string): Buffer => hashOf('device', id)
