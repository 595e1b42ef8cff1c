import type { RestaurantDetail } from '@/domain/directory/schemas'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { VisitorGroupItem } from '@/ui/restaurant/VisitorGroupItem'
import { AGENCIES_SHOWN, visitorGroups } from '@/ui/restaurant/visitorGroups'

const SUMMARY =
  'inline-flex min-h-11 items-center text-note font-medium text-soft underline decoration-line ' +
  'underline-offset-4 hover:text-ink'

/** Which institutions came, with which departments, and how often. */
export function AgencySection({ restaurant }: { restaurant: RestaurantDetail }) {
  const groups = visitorGroups(restaurant.visitors)
  const most = groups[0]?.visits ?? 1
  const more = groups.slice(AGENCIES_SHOWN)
  return (
    <section aria-labelledby="visitors">
      <SectionHeading
        id="visitors"
        title="누가 다녀갔나"
        note={`기관 ${formatCount(groups.length)}곳, 방문 ${formatCount(restaurant.visit_count)}건`}
      />
      {groups.length === 0 ? (
        <p className="text-small text-soft">공개된 방문 기록이 아직 없습니다.</p>
      ) : (
        <ul className="space-y-4">
          {groups.slice(0, AGENCIES_SHOWN).map((group) => (
            <VisitorGroupItem key={group.id} group={group} most={most} />
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <details className="mt-3">
          <summary className={SUMMARY}>다른 기관 {formatCount(more.length)}곳 보기</summary>
          <ul className="mt-2 space-y-4">
            {more.map((group) => (
              <VisitorGroupItem key={group.id} group={group} most={most} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
