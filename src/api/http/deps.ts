import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import type { PhotoStore } from '@/infra/photos/photoStore'
import type { RunningEvents } from '@/infra/events/startEvents'
import type { Author } from '@/server/memberDocuments'
import type { CallerSettings } from './callerSettings'

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
  /** the folder of staff's pictures; defaults to that of `DATA_DIR` */
  media?: string
  /** client of the identity provider; null disables sign-in */
  oidc?: OidcClient | null
  /** without them no stream opens */
  events?: Pick<RunningEvents, 'subscribe'>
}

const noPayload = () => Promise.reject(new Error('this API was made without Payload'))

export const authorOf = ({ pool, payload = noPayload }: ApiDeps, member: number): Author => ({ pool, payload, member })
