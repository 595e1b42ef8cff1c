import { type OccasionCount, usedFor } from '@/domain/expense/occasions'
import { OCCASION_FACET_LABELS, OCCASION_LABELS } from '@/messages/labels'
import { AGENCY_OCCASIONS } from '@/messages/site/agencies'
import { DETAIL } from '@/messages/site/detail'
import { formatCount, formatShare } from './number'

/** '주로 간담회(12번), 회식(5번)'; null if a place is used for nothing in particular. `counts`: all its occasions */
export function mainOccasions(counts: readonly OccasionCount[]): string | null {
  const used = usedFor(counts).map(({ occasion, visit_count }) =>
    DETAIL.occasion(OCCASION_FACET_LABELS[occasion], formatCount(visit_count)),
  )
  return used.length === 0 ? null : DETAIL.mainly(used.join(', '))
}

/** '쓴 일이 적힌 방문 40번: 간담회·회의 75%(30번), 행사 25%(10번)'; null if no occasion is known. */
export function occasionShares(counts: readonly OccasionCount[]): string | null {
  const known = counts.reduce((sum, { visit_count }) => sum + visit_count, 0)
  if (known === 0) return null
  const shares = counts.map(({ occasion, visit_count }) =>
    AGENCY_OCCASIONS.share(OCCASION_LABELS[occasion], formatShare(visit_count / known), formatCount(visit_count)),
  )
  return AGENCY_OCCASIONS.of(formatCount(known), shares.join(', '))
}
