import type { Metadata } from 'next'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import type { TermsCode } from '@/domain/terms'
import { formatDayLong } from '@/ui/format/day'
import { PageHeading } from '@/ui/kit/Headings'
import { type MarkdownBlock, plainText } from '@/domain/markdown/markdownTree'
import { TERMS_DESCRIPTIONS } from '@/messages/labels'
import { termsHref } from '@/ui/urls/termsHref'
import { TermsNotice, TermsVersionList } from './TermsVersions'
import { TermsText, termsSlots } from './TermsText'
import { readTermsPage } from '../../_data/readTermsPage'

/** A text with fewer headings needs no table of contents. */
const WORTH_LISTING = 5

type Heading = Extract<MarkdownBlock, { kind: 'heading' }>

function Links({ headings, tall }: { headings: readonly Heading[]; tall: boolean }) {
  return (
    <ol className="text-small text-soft">
      {headings.map(({ id, content }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={`flex items-center hover:text-ink hover:underline ${
              tall ? 'min-h-11' : 'min-h-8 py-1 leading-snug'
            }`}
          >
            {plainText(content)}
          </a>
        </li>
      ))}
    </ol>
  )
}

function TermsContents({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  const headings = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2)
  if (headings.length < WORTH_LISTING) return null
  return (
    <>
      <details className="group mt-6 rounded-box border border-line bg-card lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
          차례
          <span className="text-small font-normal text-soft group-open:hidden">{headings.length}개</span>
        </summary>
        <nav aria-label="차례" className="border-t border-line px-4 py-2">
          <Links headings={headings} tall />
        </nav>
      </details>
      <nav
        aria-label="차례"
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <p className="mb-1 text-small font-semibold">차례</p>
        <Links headings={headings} tall={false} />
      </nav>
    </>
  )
}

export async function TermsScreen({ code, version }: { code: TermsCode; version?: string }) {
  tagPage(pageTags.terms)
  const { terms, history } = await readTermsPage(code, version)
  const blocks = readMarkdown(terms.body)
  return (
    <div className="wrap">
      <PageHeading title={terms.title}>
        제{terms.version}판 · 시행일 {formatDayLong(terms.effectiveOn)}
        {terms.pdfUrl && (
          <>
            {' · '}
            <a
              href={terms.pdfUrl}
              rel="noopener noreferrer"
              className="font-medium text-accent underline underline-offset-3"
            >
              PDF
            </a>
          </>
        )}
      </PageHeading>
      <TermsNotice code={code} shown={terms} versions={history} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
        <div className="min-w-0">
          <TermsText blocks={blocks} slots={termsSlots()} />
          <TermsVersionList code={code} versions={history} shown={terms.version} />
        </div>
        <aside className="max-lg:order-first lg:pt-10">
          <TermsContents blocks={blocks} />
        </aside>
      </div>
    </div>
  )
}

export async function termsMetadata(code: TermsCode, version?: string): Promise<Metadata> {
  const { terms } = await readTermsPage(code, version)
  const inForce = terms.state === 'in-force'
  return {
    description: `${TERMS_DESCRIPTIONS[code]}${inForce ? '' : ` 제${terms.version}판이에요.`}`,
    title: inForce ? terms.title : `${terms.title} 제${terms.version}판`,
    alternates: { canonical: inForce ? termsHref(code) : termsHref(code, terms.version) },
    ...(terms.state === 'past' ? { robots: { index: false } } : {}),
  }
}
