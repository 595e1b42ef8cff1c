import { env } from '@/infra/env'

/** The public address of the site, without a slash at its end. */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = env()
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')
}
