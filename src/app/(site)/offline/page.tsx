import type { Metadata } from 'next'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { OFFLINE_ADVICE, OFFLINE_TITLE } from '@/messages/site/offline'
import { PageHeading } from '@/ui/kit/Headings'
import { KeptPages } from '@/ui/offline/KeptPages'

export const metadata: Metadata = { title: OFFLINE_TITLE, robots: { index: false } }

/** Shown by the service worker for pages that are not cached. */
export default function OfflinePage() {
  tagPage(pageTags.fixed)
  return (
    <div className="wrap">
      <PageHeading title={OFFLINE_TITLE}>{OFFLINE_ADVICE}</PageHeading>
      <KeptPages />
    </div>
  )
}
