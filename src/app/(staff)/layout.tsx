import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { viewport as siteViewport } from '../(site)/layout'
import { QueryProvider } from '@/ui/api/QueryProvider'
import { Logo } from '@/ui/shell/Logo'
import '../(site)/theme.css'

export const metadata: Metadata = {
  title: { default: '관리 · 공공밥상', template: '%s · 공공밥상 관리' },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, address: false, email: false },
}

export const dynamic = 'force-dynamic'
export const viewport: Viewport = siteViewport

/** The frame of the staff pages: the site's theme without its menus. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <head>
        <link rel="stylesheet" href="/fonts/pretendard.css" precedence="default" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <header className="border-b border-line">
          <div className="wrap flex h-15 items-center gap-3">
            <Logo />
            <span className="rounded-full border border-line px-2.5 py-0.5 text-note font-semibold text-soft">
              관리
            </span>
          </div>
        </header>
        <main className="flex flex-1 flex-col">
          <QueryProvider>{children}</QueryProvider>
        </main>
      </body>
    </html>
  )
}
