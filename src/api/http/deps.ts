import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import type { FileStore } from '@/infra/files/fileStore'
import type { PhotoStore } from '@/infra/photoStore'
import type { RunningEvents } from '@/infra/events/startEvents'
import type { Author } from '@/server/memberDocuments'
import { env } from '@/infra/env'
import { clientIpPrefix } from '@/infra/clientIpPrefix'

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

const connectionOf = (c: Context): string | undefined =>
  (c.env as { incoming?: Pick<IncomingMessage, 'socket'> } | undefined)?.incoming?.socket.remoteAddress

export const clientNetwork = (c: Context, trustedProxies: number): string =>
  clientIpPrefix(connectionOf(c), c.req.header('X-Forwarded-For'), trustedProxies)

export interface WriteDeps extends CallerSettings {
  pool: Pool
}

export interface ApiDeps extends WriteDeps {
  /** writes members' content; without it they cannot write */
  payload?: () => Promise<Payload>
  /** null disables Kakao's webhook and unlink API */
  kakao?: KakaoAdmin | null
  /** defaults to `photoStore` */
  photos?: PhotoStore
  /** staff's pictures; defaults to `mediaStore` */
  media?: FileStore
  /** client of the identity provider; null disables sign-in */
  oidc?: OidcClient | null
  /** without them no stream opens */
  events?: Pick<RunningEvents, 'subscribe'>
}

const noPayload = () => Promise.reject(new Error('this API was made without Payload'))

export const authorOf = ({ pool, payload = noPayload }: ApiDeps, member: number): Author => ({ pool, payload, member })
