import type { Metadata } from 'next'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { RANKING, RANKING_EXAMPLE, RANKING_TEXT } from '@/messages/site/ranking'
import { formatDayLong } from '@/ui/format/day'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { Markdown } from '@/ui/markdown/Markdown'
import { RankBadge } from '@/ui/restaurant/RankBadge'

const ROW = 'mt-0! grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line py-3 pl-0!'

const RankExample = () => (
  <figure className="mt-6">
    <figcaption className="text-small text-soft">{RANKING.example}</figcaption>
    <ol className="mt-2 list-none! border-t-[1.5px] border-ink pl-0!">
      {RANKING_EXAMPLE.map(({ name, visits, agencies, rank, why }) => (
        <li key={name} className={ROW}>
          <RankBadge rank={rank} />
          <span>
            <b className="font-semibold">{name}</b>
            <span className="ml-2 text-small whitespace-nowrap text-soft">{RANKING.figures(visits, agencies)}</span>
            <span className="block text-small text-soft">{why}</span>
          </span>
        </li>
      ))}
    </ol>
  </figure>
)

export const metadata: Metadata = {
  title: RANKING.title,
  description: RANKING.description,
  alternates: { canonical: '/ranking' },
}

export default function RankingPage() {
  tagPage(pageTags.directory)
  return (
    <div className="wrap">
      <PageHeading title={RANKING.title}>{RANKING.edition(formatDayLong(RANKING.date))}</PageHeading>
      <Prose>
        <p className="border-y border-line py-4 text-lead! font-semibold">{RANKING.rule}</p>
        <Markdown blocks={readMarkdown(RANKING_TEXT.method)} />
        <RankExample />
        <Markdown blocks={readMarkdown(RANKING_TEXT.rating)} />
        <p className="border-y border-line py-4 font-semibold">{RANKING.ratingFormula}</p>
        <Markdown blocks={readMarkdown(RANKING_TEXT.ratingNotes)} />
        <Markdown blocks={readMarkdown(RANKING_TEXT.rest)} />
      </Prose>
    </div>
  )
}
