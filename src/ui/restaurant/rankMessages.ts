import type { RankExplanation } from '@/domain/directory/schemas'
import { formatCount } from '../format/number'

/** Explains a rank: how many restaurants are ahead by visits, how many by agencies, and how many tie. */
export function rankMessages(rank: RankExplanation['ranks'][number], visits: number): string[] {
  const byAgencies = rank.rank - 1 - rank.above
  const messages =
    rank.above > 0
      ? [`방문이 ${formatCount(visits)}건보다 많은 곳이 ${formatCount(rank.above)}곳 있습니다.`]
      : [`방문이 ${formatCount(visits)}건보다 많은 곳은 없습니다.`]
  if (byAgencies > 0) messages.push(`방문 수는 같지만 찾은 기관이 더 많은 곳이 ${formatCount(byAgencies)}곳 있습니다.`)
  if (rank.tied > 0)
    messages.push(`방문 수와 기관 수가 모두 같은 곳이 ${formatCount(rank.tied)}곳 더 있어 순위를 함께 나눕니다.`)
  return messages
}
