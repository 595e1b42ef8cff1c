import type { RestaurantDetail } from '@/domain/directory/schemas'
import { DETAIL } from '@/messages/site/detail'
import { CHART_VISITS_MIN } from './VisitTimes'

const BAR =
  'section-links sticky top-15 z-10 mx-[calc(-1*var(--spacing-gap))] mt-6 flex overflow-x-auto border-b border-line ' +
  'bg-paper px-2 lg:hidden'

/** On a phone, where a restaurant's page is many screens long: a bar that stays in sight. */
export function SectionLinks({ of, hasSimilar }: { of: RestaurantDetail; hasSimilar: boolean }) {
  const links = [
    ['#reviews', DETAIL.reviews],
    ['#visitors', DETAIL.visitors],
    ...(of.visit_count < CHART_VISITS_MIN ? [] : [['#months', DETAIL.times]]),
    ['#visits', DETAIL.visits],
    ...(hasSimilar ? [['#similar', DETAIL.similar]] : []),
  ] as const
  return (
    <nav aria-label={DETAIL.sections} className={BAR}>
      {links.map(([href, name]) => (
        <a key={href} href={href} className="flex min-h-11 shrink-0 items-center px-2.5 text-small font-medium">
          {name}
        </a>
      ))}
    </nav>
  )
}
