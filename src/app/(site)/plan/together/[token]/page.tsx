import type { Metadata } from 'next'
import { koreanDay } from '@/domain/koreanDay'
import { pollPage } from '@/domain/plan/plan'
import { readPool } from '@/infra/database/readPool'
import { POLL } from '@/messages/site/plan'
import { readPoll } from '@/server/plan/polls'
import { formatDayLong, formatMoment } from '@/ui/format/day'
import { formatCount, formatWon } from '@/ui/format/number'
import { CopyButton } from '@/ui/kit/CopyButton'
import { PageHeading } from '@/ui/kit/Headings'
import { PollVotes } from '@/ui/plan/PollVotes'
import { siteOrigin } from '@/infra/siteOrigin'
import { NotFound } from '../../../_components/text/NotFound'
import { missingPage, pageOrMissing } from '../../../_data/missingPage'

export const metadata: Metadata = {
  title: POLL.title,
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
    const { token } = await params
    const poll = await readPoll(readPool(), token)
    if (!poll) missingPage()
    const { places, voters, headcount, perHeadMax, startsAt, endsAt } = poll
    const url = `${siteOrigin()}${pollPage(token)}`
    return (
      <div className="wrap">
        <PageHeading title={POLL.title}>
          {formatMoment(startsAt.toISOString())} · {POLL.about(formatCount(headcount), formatWon(perHeadMax))}
        </PageHeading>
        <div className="mt-6 max-w-2xl rounded-field bg-wash px-4 py-3">
          <p className="text-small font-semibold">{POLL.share}</p>
          <p className="mt-1 flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-small text-soft">{url}</span>
            <CopyButton text={url} what={POLL.address} />
          </p>
        </div>
        <div className="mt-8 max-w-2xl">
          <PollVotes
            token={token}
            places={places.map(({ id, title, kind, address, phone, perHead, latitude, longitude }) => ({
              ...{ id, title, address, phone, latitude, longitude },
              note: [kind, perHead !== null && POLL.perHead(formatCount(perHead))].filter(Boolean).join(' · '),
            }))}
            count={{ voters, places: places.map(({ id, votes }) => ({ id, votes })) }}
          />
        </div>
        <p className="mt-10 max-w-2xl border-t border-line pt-4 text-small text-soft">
          {POLL.kept(formatDayLong(koreanDay(endsAt)))}
        </p>
      </div>
    )
  },
  () => <NotFound title={POLL.missing}>{POLL.missingAdvice}</NotFound>,
)
