import type { Pool } from 'pg'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import type { PhotoStore } from '@/infra/photos/photoStore'
import type { RunningEvents } from '@/infra/events/startEvents'
import type { CallerSettings } from './callerSettings'

/** What operations that write work with. */
export interface WriteDeps extends CallerSettings {
  /** a pool that may write */
  pool: Pool
}

/** What the members' part of the API works with. */
export interface ApiDeps extends WriteDeps {
  /** the provider's webhook and its unlink API; without it neither is used */
  kakao?: KakaoAdmin | null
  /** where photographs are stored, if not where `photoStore` puts them */
  photos?: PhotoStore
  /** the client of the identity provider; without it no one signs in */
  oidc?: OidcClient | null
  /** what is told to open pages; without it no stream is opened */
  events?: Pick<RunningEvents, 'subscribe'>
}
