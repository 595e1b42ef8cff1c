import type { Metadata } from 'next'
import { CHANGES_FEED, CHANGES_PAGE, CHANGES_PATH, changesQuerySchema, type DayChanges } from '@/contract/changes'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { CHANGED_FIELD_LABELS, CHANGES } from '@/messages/site/changes'
import { describeDay } from '@/server/changes/describeDay'
import { listChanges } from '@/server/changes/listChanges'
import { formatDay, formatDayLong } from '@/ui/format/day'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { SoftLink } from '@/ui/kit/SoftLink'
import { FeedLink, TextLink } from '@/ui/kit/TextLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { readFields, type SearchParams } from '@/ui/urls/readQuery'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { WrongQuery } from '../_components/list/WrongQuery'
import { load } from '../_data/load'

export const metadata: Metadata = {
  title: CHANGES.title,
  description: CHANGES.description,
  alternates: { canonical: CHANGES_PAGE, types: { 'application/rss+xml': CHANGES_FEED } },
}

const Place = ({ id, title, note }: { id: number; title: string; note: string }) => (
  <li className="flex flex-wrap items-baseline gap-x-2">
    <SoftLink href={restaurantHref(id)} className="inline-flex min-h-11 items-center font-medium hover:text-accent">
      {title}
    </SoftLink>
    <span className="text-small text-soft">{note}</span>
  </li>
)

const Day = ({ changes }: { changes: DayChanges }) => (
  <section aria-labelledby={`d${changes.day}`} className="border-t border-line py-5">
    <h2 id={`d${changes.day}`} className="text-lead font-bold tracking-tight">
      {formatDayLong(changes.day)}
    </h2>
    <ul className="mt-2 space-y-1">
      {describeDay(changes).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <ul className="mt-1">
      {changes.corrections.places.map(({ id, title, fields }) => (
        <Place
          key={`c${id}`}
          id={id}
          title={title}
          note={fields.map((name) => CHANGED_FIELD_LABELS[name]).join(', ')}
        />
      ))}
      {changes.merges.places.map(({ id, title, from_id }) => (
        <Place key={`m${from_id}`} id={id} title={title} note={CHANGES.mergedFrom(from_id)} />
      ))}
    </ul>
  </section>
)

export default async function ChangesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = changesQuerySchema.safeParse(readFields(await searchParams))
  if (!query.success) {
    setPageStatus(400)
    return <WrongQuery message="주소의 조건을 읽을 수 없어요." lists={[{ label: CHANGES.title, href: CHANGES_PAGE }]} />
  }
  tagPage(pageTags.directory)
  const changes = await load('changes', () => listChanges(preparedReads(), query.data, new Date()))
  return (
    <StaticMarkup className="wrap">
      <PageHeading title={CHANGES.title}>{CHANGES.lead}</PageHeading>
      <p className="mt-2 flex flex-wrap gap-x-6 text-small">
        <FeedLink href={CHANGES_FEED}>{CHANGES.feed}</FeedLink>
        <a href={CHANGES_PATH} className="inline-link target">
          {CHANGES.api}
        </a>
      </p>
      {changes.ok ? (
        <>
          <p className="mt-4 text-small text-soft">
            {CHANGES.period(formatDay(changes.data.from), formatDay(changes.data.until))}
          </p>
          <div className="mt-2 max-w-3xl border-b border-line">
            {changes.data.data.map((day) => (
              <Day key={day.day} changes={day} />
            ))}
            {changes.data.data.length === 0 && <p className="border-t border-line py-8 text-soft">{CHANGES.none}</p>}
          </div>
          <p className="mt-4 flex flex-wrap gap-x-6">
            {changes.data.earlier && (
              <TextLink href={`${CHANGES_PAGE}?until=${changes.data.earlier}`} withArrow>
                {CHANGES.earlier}
              </TextLink>
            )}
            {query.data.until !== undefined && <TextLink href={CHANGES_PAGE}>{CHANGES.latest}</TextLink>}
          </p>
        </>
      ) : (
        <LoadFailure what={CHANGES.what} retryHref={CHANGES_PAGE} />
      )}
      <Prose>
        <ul>
          {CHANGES.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Prose>
    </StaticMarkup>
  )
}
