import type { Metadata } from 'next'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { ABOUT, ABOUT_TEXT } from '@/messages/site/about'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { Markdown } from '@/ui/markdown/Markdown'

export const metadata: Metadata = {
  title: ABOUT.title,
  description: ABOUT.description,
  alternates: { canonical: '/about' },
}

export default function AboutPage() {
  tagPage(pageTags.fixed)
  return (
    <div className="wrap">
      <PageHeading title={ABOUT.title}>{ABOUT.lead}</PageHeading>
      <Prose>
        <Markdown blocks={readMarkdown(ABOUT_TEXT)} />
      </Prose>
    </div>
  )
}
