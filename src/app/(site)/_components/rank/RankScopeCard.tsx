import { rankMove } from '@/domain/directory/rankMove'
import type { RankExplanation, RankNeighbour } from '@/domain/directory/schemas'
import { RANK } from '@/messages/site/rank'
import { formatCount } from '@/ui/format/number'
import { InlineLink } from '@/ui/kit/TextLink'
import { rankMoveMessage, rankMessages } from '@/ui/restaurant/rankMessages'
import { RankMoveBadge } from '@/ui/restaurant/RankMoveBadge'
import { rankHref } from '@/ui/urls/restaurantHref'

type Rank = RankExplanation['ranks'][number]

interface Props {
  rank: Rank
  visits: number
  /** first day of the quarter that the previous rank is compared to */
  comparedTo: string | null
}

export function RankScopeCard({ rank, visits, comparedTo }: Props) {
  const share = rank.of > 1 ? (rank.rank - 1) / (rank.of - 1) : 0
  const messages = [...rankMessages(rank, visits), ...(comparedTo ? [rankMoveMessage(rank, comparedTo)] : [])]
  return (
    <section className="grid items-start gap-x-8 gap-y-3 border-b border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-small font-medium text-soft">{rank.name}</h2>
        <p
          className={`text-[2.5rem] leading-none tracking-[-0.05em] ${
            rank.rank <= 3 ? 'font-[680] text-accent' : 'font-light'
          }`}
        >
          {formatCount(rank.rank)}
          <span className="mr-2 ml-0.5 text-base font-medium tracking-normal">위</span>
          {comparedTo && (
            <span className="align-[0.35em] tracking-normal">
              <RankMoveBadge move={rankMove(rank.rank, rank.previous_rank)} />
            </span>
          )}
        </p>
      </div>
      <div className="min-w-0">
        <svg width="100%" height={20} aria-hidden className="block overflow-visible">
          <rect y={8} width="100%" height={4} rx={2} className="fill-line" />
          <rect y={8} width={`${share * 100}%`} height={4} rx={2} className="fill-shade-2" />
          <circle cx={`${1 + share * 98}%`} cy={10} r={7} className="fill-accent stroke-paper" strokeWidth={3} />
        </svg>
        <p className="flex justify-between text-note text-faint">
          <span>1위</span>
          <span>{formatCount(rank.of)}곳 가운데</span>
        </p>
        <ul className="mt-2 text-[0.9375rem]">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <dl className="mt-3 grid gap-x-8 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
          <Neighbour name={RANK.nextAbove} of={rank.next_above} />
          <Neighbour name={RANK.nextBelow} of={rank.next_below} />
        </dl>
      </div>
    </section>
  )
}

function Neighbour({ name, of }: { name: string; of: RankNeighbour | null }) {
  if (!of) return null
  return (
    <div className="min-w-0">
      <dt className="text-note text-faint">
        {name} · {RANK.rankOf(formatCount(of.rank))}
      </dt>
      <dd>
        <InlineLink href={rankHref(of.id)}>{of.title}</InlineLink>
        <span className="block text-small text-soft">
          {RANK.figures(formatCount(of.visit_count), formatCount(of.agency_count))}
        </span>
      </dd>
    </div>
  )
}
