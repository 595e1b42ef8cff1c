import type { Metadata } from 'next'
import Link from 'next/link'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { FAQ_PAGE, type Faq } from '@/domain/faq'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import { readFaqs } from '@/server/readFaqs'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { Markdown } from '@/ui/markdown/Markdown'
import { load } from '../_data/load'
import { readDocuments } from '../_data/readDocuments'

export const metadata: Metadata = {
  title: '자주 묻는 질문',
  description: '공공밥상을 쓰며 자주 묻는 것과 그 답이에요.',
  alternates: { canonical: FAQ_PAGE },
}
export const dynamic = 'force-dynamic'

export default async function FaqPage() {
  tagPage(pageTags.faq)
  const faqs = await load('questions', () => readDocuments(readFaqs))
  return (
    <div className="wrap">
      <PageHeading title="자주 묻는 질문">
        여기에 없는 것은 <Link href="/contact">물어봐 주세요</Link>.
      </PageHeading>
      {!faqs.ok && <LoadFailure what="질문과 답을" retryHref={FAQ_PAGE} />}
      {faqs.ok && faqs.data.length === 0 && <EmptyState title="아직 올린 질문이 없어요." />}
      {faqs.ok && <Questions faqs={faqs.data} />}
    </div>
  )
}

function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const categories = [...new Set(faqs.map(({ category }) => category))]
  return categories.map((category) => (
    <section key={category} aria-labelledby={`faq-${category}`} className="mt-10">
      <h2 id={`faq-${category}`} className="mb-2 text-lead font-bold">
        {category}
      </h2>
      <div className="border-t border-line">
        {faqs
          .filter((faq) => faq.category === category)
          .map(({ id, question, answer }) => (
            <details key={id} id={`q${id}`} className="group border-b border-line">
              <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
                {question}
                <span aria-hidden className="text-faint group-open:rotate-45">
                  +
                </span>
              </summary>
              <div className="pb-4">
                <Prose>
                  <Markdown blocks={readMarkdown(answer)} idPrefix={null} />
                </Prose>
              </div>
            </details>
          ))}
      </div>
    </section>
  ))
}
