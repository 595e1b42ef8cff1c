import { env } from '@/infra/env'

/** The public address of the site, without a slash at its end. */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = env()
  let origin = SITE_URL ?? `http://localhost:${PORT}`
  while (origin.endsWith('/')) origin = origin.slice(0, -1)
  return origin
}
