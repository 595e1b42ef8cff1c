import type { RestaurantDetail } from '@/domain/directory/schemas'
import { DETAIL } from '@/messages/site/detail'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { CHART_VISITS_MIN } from './VisitTimes'

/** For phones, where the page is many screens long. */
export function SectionLinks({ of, hasSimilar }: { of: RestaurantDetail; hasSimilar: boolean }) {
  const links = [
    ['#reviews', DETAIL.reviews],
    ['#visitors', DETAIL.visitors],
    ...(of.visit_count < CHART_VISITS_MIN ? [] : [['#months', DETAIL.times]]),
    ['#visits', DETAIL.visits],
    ...(hasSimilar ? [['#similar', DETAIL.similar]] : []),
  ] as const
  return (
    <StaticMarkup className="section-links">
      <nav aria-label={DETAIL.sections}>
        {links.map(([href, name]) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
    </StaticMarkup>
  )
}
