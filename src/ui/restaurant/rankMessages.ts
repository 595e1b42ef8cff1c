import { rankMove } from '@/domain/directory/rankMove'
import type { RankExplanation } from '@/domain/directory/schemas'
import { RANK } from '@/messages/site/rank'
import { previousQuarter } from '../format/day'
import { formatCount } from '../format/number'

type Rank = RankExplanation['ranks'][number]

export function rankMessages(rank: Pick<Rank, 'rank' | 'above' | 'tied'>, visits: number): string[] {
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
  { rank, previous_rank }: Pick<Rank, 'rank' | 'previous_rank'>,
  comparedTo: string,
): string {
  const { year, quarter } = previousQuarter(comparedTo)
  const when = RANK.quarterEnd(year, quarter)
  const move = rankMove(rank, previous_rank)
  if (!move) return RANK.same(when)
  if (move.kind === 'new' || previous_rank === null) return RANK.new(when)
  return RANK[move.kind](when, formatCount(previous_rank), formatCount(move.by))
}
