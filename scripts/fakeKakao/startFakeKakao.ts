import { changeEnv, env } from '@/infra/env'
import { freePort } from '@/infra/freePort'
import type { FakeOidcProvider } from './startFakeOidcProvider'

interface Site {
  port: number
  host: string
  /** see `startFakeOidcProvider` */
  inProduction?: boolean
}

/**
 * null where the settings name a real provider. Reuses its port if possible, because an identity includes its issuer's
 * URL.
 */
export async function startFakeKakao({ port, host, inProduction = false }: Site): Promise<FakeOidcProvider | null> {
  const { OIDC_CLIENT_ID, SITE_URL } = env()
  if (OIDC_CLIENT_ID) return null
  const { startFakeOidcProvider } = await import('./startFakeOidcProvider')
  const own = [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const origins = SITE_URL ? [...new Set([...own, new URL(SITE_URL).origin])] : own
  const provider = await startFakeOidcProvider({ origins, host, port: await freePort(host, port + 1), inProduction })
  changeEnv(provider.settings)
  return provider
}
