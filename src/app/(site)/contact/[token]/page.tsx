import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readPool } from '@/infra/database/readPool'
import { TICKET_PAGE } from '@/messages/site/tickets'
import { readTicketPage, type TicketPage } from '@/server/tickets/visitorTickets'
import { PageHeading } from '@/ui/kit/Headings'
import { koreanDay } from '@/domain/koreanDay'
import { TICKET_KIND_LABELS } from '@/messages/labels'
import { formatDayLong } from '@/ui/format/day'
import { NotFound } from '../../_components/text/NotFound'
import { missingPage, pageOrMissing } from '../../_data/missingPage'

const day = (at: Date): string => formatDayLong(koreanDay(at))

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3">
    <dt className="text-small text-soft">{term}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

function restrictionOf({ restrictedUntil, restrictionEndedAt, contentHiddenUntil }: TicketPage): string | null {
  if (restrictionEndedAt) return TICKET_PAGE.restrictionEnded(day(restrictionEndedAt))
  if (restrictedUntil) return TICKET_PAGE.restrictedUntil(day(restrictedUntil))
  return contentHiddenUntil && TICKET_PAGE.contentHiddenUntil(day(contentHiddenUntil))
}

function TicketState({ ticket }: { ticket: TicketPage }) {
  const { kind, status, createdAt, settledAt, restaurant, answer, answeredAt } = ticket
  const restriction = restrictionOf(ticket)
  return (
    <>
      <p className="mt-8 max-w-2xl text-lead font-semibold">{TICKET_PAGE.states[status]}</p>
      <dl className="mt-4 max-w-2xl border-t-[1.5px] border-ink">
        <Row term="종류">{TICKET_KIND_LABELS[kind]}</Row>
        {restaurant && <Row term="식당">{restaurant}</Row>}
        <Row term="받은 날">{day(createdAt)}</Row>
        {settledAt && <Row term="처리한 날">{day(settledAt)}</Row>}
        {restriction && <Row term="임시조치">{restriction}</Row>}
        <Row term="답변">
          {answer ? (
            <>
              <span className="break-words whitespace-pre-wrap">{answer}</span>
              {answeredAt && <span className="mt-1 block text-small text-soft">{day(answeredAt)}</span>}
            </>
          ) : (
            <span className="text-soft">
              {status === 'closed' ? TICKET_PAGE.closedWithoutAnswer : TICKET_PAGE.noAnswer}
            </span>
          )}
        </Row>
      </dl>
      <p className="mt-4 text-small text-soft">{TICKET_PAGE.kept}</p>
    </>
  )
}

export const metadata: Metadata = {
  title: TICKET_PAGE.title,
  robots: { index: false, follow: false },
  // The URL is a secret: send no referrer.
  referrer: 'no-referrer',
}

interface Props {
  params: Promise<{ token: string }>
}

/** No cache tags, so never cached. */
export default pageOrMissing(
  async ({ params }: Props) => {
    const ticket = await readTicketPage(readPool(), (await params).token)
    if (!ticket) missingPage()
    return (
      <div className="wrap min-h-[60dvh]">
        <PageHeading title={TICKET_PAGE.title}>{TICKET_PAGE.lead}</PageHeading>
        <TicketState ticket={ticket} />
      </div>
    )
  },
  () => <NotFound title={TICKET_PAGE.missing}>{TICKET_PAGE.missingAdvice}</NotFound>,
)
