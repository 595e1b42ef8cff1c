import { env } from '@/infra/env'

export interface CallerSettings {
  /** the key for hashing callers' addresses */
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
