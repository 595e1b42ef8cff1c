import type { RestaurantDetail } from '@/domain/directory/schemas'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { SoftLink } from '@/ui/kit/SoftLink'
import { VisitorGroupItem } from '@/ui/restaurant/VisitorGroupItem'
import { AGENCIES_FOLDED, AGENCIES_SHOWN, visitorGroups } from '@/ui/restaurant/visitorGroups'
import { detailHref, type DetailPages } from '@/ui/urls/restaurantHref'

const MORE =
  'inline-flex min-h-11 items-center text-note font-medium text-soft underline decoration-line ' +
  'underline-offset-4 hover:text-ink'

export function AgencySection({ restaurant, pages }: { restaurant: RestaurantDetail; pages: DetailPages }) {
  const groups = visitorGroups(restaurant.visitors)
  const most = groups[0]?.visits ?? 1
  const shown = pages.allVisitors ? groups.length : AGENCIES_SHOWN
  const folded = groups.slice(shown, shown + AGENCIES_FOLDED)
  const left = groups.length - shown - folded.length
  const items = (part: typeof groups) =>
    part.map((group) => <VisitorGroupItem key={group.id} group={group} most={most} />)
  return (
    <section aria-labelledby="visitors">
      <SectionHeading
        id="visitors"
        title="누가 다녀갔나"
        note={`기관 ${formatCount(groups.length)}곳, 방문 ${formatCount(restaurant.visit_count)}건`}
      />
      {groups.length === 0 ? (
        <p className="text-small text-soft">공개된 방문 기록이 아직 없어요.</p>
      ) : (
        <ul className="visitor-groups">{items(groups.slice(0, shown))}</ul>
      )}
      {folded.length > 0 && (
        <details className="mt-3">
          <summary className={MORE}>다른 기관 {formatCount(folded.length)}곳 보기</summary>
          <ul className="visitor-groups mt-2">{items(folded)}</ul>
          {left > 0 && (
            <SoftLink
              href={detailHref(restaurant.id, { ...pages, allVisitors: true }, 'visitors')}
              className={`${MORE} mt-2`}
            >
              기관 {formatCount(groups.length)}곳 모두 보기
            </SoftLink>
          )}
        </details>
      )}
    </section>
  )
}
