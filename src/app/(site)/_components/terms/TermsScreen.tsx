import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import type { TermsCode } from '@/domain/terms/termsCodes'
import { formatDayLong } from '@/ui/format/day'
import { PageHeading } from '@/ui/kit/PageHeading'
import { TermsContents } from '@/ui/terms/TermsContents'
import { TermsNotice } from '@/ui/terms/TermsNotice'
import { TermsText } from '@/ui/terms/TermsText'
import { TermsVersionList } from '@/ui/terms/TermsVersionList'
import { readTermsPage } from '../../_data/readTermsPage'
import { termsSlots } from './termsSlots'

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
