import { env } from '@/infra/env'

/** How callers are identified for rate limits. */
export interface CallerSettings {
  /** the installation's secret, the key for hashing callers' addresses */
  secret: string
  /** see `clientIpPrefix` */
  trustedProxies: number
}

/** @throws without a secret: addresses are never hashed without one */
export function callerSettings(): CallerSettings {
  const secret = process.env.PAYLOAD_SECRET
  if (!secret) throw new Error('PAYLOAD_SECRET is not set: boot first')
  return { secret, trustedProxies: env().TRUST_PROXY }
}
