import type { RestaurantDetail } from '@/domain/directory/schemas'
import { BarList } from '@/ui/chart/BarList'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/layout/SectionHeading'
import { visitorLines } from '@/ui/restaurant/visitorLines'

/** Which institutions and departments came, and how often. */
export function Visitors({ restaurant }: { restaurant: RestaurantDetail }) {
  const { lines, others } = visitorLines(restaurant.visitors, restaurant.visit_count)
  return (
    <section aria-labelledby="visitors">
      <SectionHeading id="visitors" title="누가 다녀갔나" note={`기관과 부서별 방문 수, 모두 ${formatCount(restaurant.visit_count)}건`} />
      {lines.length === 0 ? (
        <p className="text-small text-soft">공개된 방문 기록이 아직 없습니다.</p>
      ) : (
        <BarList items={others ? [...lines, others] : lines} />
      )}
    </section>
  )
}
