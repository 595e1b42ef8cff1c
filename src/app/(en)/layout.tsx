import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ENGLISH } from '@/messages/english'
import { siteOrigin } from '@/infra/siteOrigin'
import { SITE_CARD } from '@/ui/kit/pageMetadata'
import { SkipLink } from '@/ui/kit/TextLink'
import { ReplayEarlyInput } from '@/ui/navigation/ReplayEarlyInput'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { ENGLISH_AGENCIES, ENGLISH_HOME, ENGLISH_PLACES } from '@/ui/urls/englishHref'
import { CORE_FONT } from '../coreFont'
import '../../../public/fonts/typeface.css'
import '../(site)/theme.css'

export { viewport } from '../(site)/layout'

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: `${ENGLISH.site} · ${ENGLISH.title}`, template: `%s · ${ENGLISH.site}` },
    description: ENGLISH.lead,
    openGraph: { siteName: ENGLISH.site, locale: 'en', type: 'website', images: [SITE_CARD] },
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
    formatDetection: { telephone: false, address: false, email: false },
  }
}

export const dynamic = 'force-dynamic'

const LINK = 'inline-flex min-h-11 items-center hover:underline'

const Logo = () => (
  <a href={ENGLISH_HOME} className={`${LINK} text-[1.25rem] font-extrabold tracking-[-0.03em] whitespace-nowrap`}>
    <span>
      Gonggong <span className="text-accent">Bapsang</span>
    </span>
  </a>
)

const Links = () => (
  <nav aria-label={ENGLISH.nav} className="flex flex-wrap items-center gap-x-5 text-small text-soft">
    <a href={ENGLISH_PLACES} className={LINK}>
      {ENGLISH.links.places}
    </a>
    <a href={ENGLISH_AGENCIES} className={LINK}>
      {ENGLISH.links.agencies}
    </a>
    <a href="/" lang="ko" hrefLang="ko" className={LINK}>
      {ENGLISH.korean}
    </a>
  </nav>
)

/** Pages in English have nothing to operate: links, lists and figures. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="preload" href={CORE_FONT} as="font" type="font/woff2" crossOrigin="anonymous" />
      </head>
      <body className="flex min-h-dvh flex-col">
        <StaticMarkup>
          <SkipLink>{ENGLISH.skip}</SkipLink>
          <header className="border-b border-line">
            <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-1">
              <Logo />
              <Links />
            </div>
          </header>
        </StaticMarkup>
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <StaticMarkup>
          <footer className="mt-section border-t border-line bg-wash/60 py-6 text-small text-soft">
            <p className="wrap">
              <span className="block max-w-2xl">{ENGLISH.honest}</span>
            </p>
          </footer>
        </StaticMarkup>
        <ReplayEarlyInput />
      </body>
    </html>
  )
}
