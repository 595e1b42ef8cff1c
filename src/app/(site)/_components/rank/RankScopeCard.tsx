import { rankMove } from '@/domain/directory/rank'
import type { RankExplanation, RankNeighbour } from '@/contract/directory'
import { RANK } from '@/messages/site/detail'
import { formatCount } from '@/ui/format/number'
import { InlineLink } from '@/ui/kit/TextLink'
import { RankMoveBadge } from '@/ui/restaurant/RankBadge'
import { rankHref } from '@/ui/urls/restaurantHref'
import { previousQuarter } from '@/ui/format/day'

type ExplainedRank = RankExplanation['ranks'][number]

export function rankMessages(rank: Pick<ExplainedRank, 'rank' | 'above' | 'tied'>, visits: number): string[] {
  const byAgencies = rank.rank - 1 - rank.above
  const messages =
    rank.above > 0
      ? [`방문이 ${formatCount(visits)}건보다 많은 곳이 ${formatCount(rank.above)}곳 있어요.`]
      : [`방문이 ${formatCount(visits)}건보다 많은 곳은 없어요.`]
  if (byAgencies > 0) messages.push(`방문 수는 같지만 찾은 기관이 더 많은 곳이 ${formatCount(byAgencies)}곳 있어요.`)
  if (rank.tied > 0)
    messages.push(`방문 수와 기관 수가 모두 같은 곳이 ${formatCount(rank.tied)}곳 더 있어 순위를 함께 나눠요.`)
  return messages
}

/** `comparedTo` is the first day after the previous quarter. */
export function rankMoveMessage(
  { rank, previous_rank }: Pick<ExplainedRank, 'rank' | 'previous_rank'>,
  comparedTo: string,
): string {
  const { year, quarter } = previousQuarter(comparedTo)
  const when = RANK.quarterEnd(year, quarter)
  const move = rankMove(rank, previous_rank)
  if (!move) return RANK.same(when)
  if (move.kind === 'new' || previous_rank === null) return RANK.new(when)
  return RANK[move.kind](when, formatCount(previous_rank), formatCount(move.by))
}

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
