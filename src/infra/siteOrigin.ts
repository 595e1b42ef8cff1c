import { env } from './env'

/** Of the public site, without a trailing slash. */
export function siteOrigin(): string {
  const { SITE_URL, PORT } = env()
  let origin = SITE_URL ?? `http://localhost:${PORT}`
  while (origin.endsWith('/')) origin = origin.slice(0, -1)
  return origin
}
