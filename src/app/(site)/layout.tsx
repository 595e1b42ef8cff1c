import type { Metadata, Viewport } from 'next'
import { type ReactNode, Suspense } from 'react'
import { SavePendingFavorites, LocalFavoritesOffer } from '@/ui/favorite/MergeFavorites'
import { Footer } from '@/ui/shell/Footer'
import { Header } from '@/ui/shell/Header'
import { MARK_SIGNED_IN } from '@/domain/session'
import { env } from '@/infra/env'
import { ListTrail } from '@/ui/navigation/BackToList'
import { IconShapes } from '@/ui/kit/Icon'
import { SkipLink } from '@/ui/kit/TextLink'
import { StarShapes } from '@/ui/kit/Stars'
import { SITE_CARD } from '@/ui/kit/pageMetadata'
import { ReplayEarlyInput } from '@/ui/navigation/ReplayEarlyInput'
import { SoftNavigation } from '@/ui/navigation/SoftNavigation'
import { ProgressBar } from '@/ui/navigation/ProgressBar'
import { MemberProvider } from '@/ui/member/MemberProvider'
import { MeasureDistances } from '@/ui/office/MeasureDistances'
import { KakaoKeyProvider } from '@/ui/share/KakaoKey'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { CORE_FONT } from '../coreFont'
import { cspNonce } from '../cspNonce'
import { OfflineCopies } from '@/ui/offline/OfflineCopies'
import { siteOrigin } from '@/infra/siteOrigin'
import '../../../public/fonts/typeface.css'
import './theme.css'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | null | undefined

function buildVersion(): string | null {
  if (process.env.NODE_ENV !== 'production') return null
  known ??= readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  return known
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: '공공밥상 · 공무원이 다녀간 밥집', template: '%s · 공공밥상' },
    description: '공개된 업무추진비 기록으로 찾는 밥집. 어느 기관이, 언제, 얼마에 다녀갔는지 원문과 함께 보여 드려요.',
    openGraph: { siteName: '공공밥상', locale: 'ko_KR', type: 'website', images: [SITE_CARD] },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false, address: false, email: false },
  }
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

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const version = buildVersion()
  const nonce = await cspNonce()
  return (
    <html lang="ko">
      <head>
        {/* Cached pages have no nonce: the page cache adds this to them. */}
        {nonce && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: MARK_SIGNED_IN }} />}
        <link rel="preload" href={CORE_FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink>본문으로 바로가기</SkipLink>
        <Suspense>
          <ProgressBar />
        </Suspense>
        <ListTrail />
        <SoftNavigation />
        <MemberProvider foot={<LocalFavoritesOffer />}>
          <SavePendingFavorites />
          <MeasureDistances />
          <Header />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            <KakaoKeyProvider value={env().KAKAO_MAP_KEY ?? null}>{children}</KakaoKeyProvider>
          </main>
          <StaticMarkup>
            <IconShapes />
            <StarShapes />
            <Footer />
          </StaticMarkup>
        </MemberProvider>
        <ReplayEarlyInput />
        {version && (
          <Suspense>
            <OfflineCopies version={version} />
          </Suspense>
        )}
      </body>
    </html>
  )
}
