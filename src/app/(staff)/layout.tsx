import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import '../../../public/fonts/typeface.css'
import { cspNonce } from '../cspNonce'

export const metadata: Metadata = {
  title: { default: '관리 · 공공밥상', template: '%s · 공공밥상 관리' },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, address: false, email: false },
}

export const dynamic = 'force-dynamic'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#171613' },
  ],
}

export default async function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <head>
        {/* Read on the client as `element.nonce` for MUI's style elements. */}
        <meta property="csp-nonce" nonce={await cspNonce()} />
      </head>
      <body>{children}</body>
    </html>
  )
}
