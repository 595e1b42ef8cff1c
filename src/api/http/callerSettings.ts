import { env } from '@/infra/env'

/** How callers are told apart for rate limits. */
export interface CallerSettings {
  /** of the installation: keys the hash of callers' addresses */
  secret: string
  /** see `clientIpPrefix` */
  trustedProxies: number
}

/** @throws when the process has no secret: callers' addresses are never hashed without one */
export function callerSettings(): CallerSettings {
  const secret = process.env.PAYLOAD_SECRET
  if (!secret) throw new Error('PAYLOAD_SECRET is not set: boot first')
  return { secret, trustedProxies: env().TRUST_PROXY }
}
