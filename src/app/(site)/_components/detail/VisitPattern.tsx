import type { RestaurantDetail } from '@/domain/directory/schemas'
import { DETAIL } from '@/messages/site/detail'
import { visitPattern } from '@/ui/restaurant/visitPattern'

export function VisitPattern({ restaurant, today }: { restaurant: RestaurantDetail; today: string }) {
  const facts = visitPattern(restaurant, today)
  if (facts.length === 0) return null
  return (
    <dl aria-label={DETAIL.facts} className="visit-pattern">
      {facts.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
