import type { Metadata } from 'next'
import { preparedReads } from '@/infra/database/readPool'
import { TICKET_PAGE } from '@/messages/site/tickets'
import { readTicketPage } from '@/server/tickets/readTicketPage'
import { PageHeading } from '@/ui/kit/PageHeading'
import { NotFound } from '../../_components/text/NotFound'
import { TicketState } from '../../_components/contact/TicketState'
import { missingPage, pageOrMissing } from '../../_data/missingPage'

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
    const ticket = await readTicketPage(preparedReads(), (await params).token)
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
