import type { RestaurantDetail } from '@/domain/directory/schemas'
import { DETAIL } from '@/messages/site/detail'
import { lunchFacts } from '@/ui/restaurant/lunchFacts'

/** How many come, when, for how much: two by two on a phone, in one line on a desktop. */
export function LunchFacts({ restaurant, today }: { restaurant: RestaurantDetail; today: string }) {
  const facts = lunchFacts(restaurant, today)
  if (facts.length === 0) return null
  return (
    <dl aria-label={DETAIL.facts} className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 md:flex md:flex-wrap md:gap-x-12">
      {facts.map(({ name, value, more }) => (
        <div key={name} className="px-4 md:px-0 md:first:pl-6">
          <dt className="text-note text-soft">{name}</dt>
          <dd className="text-body font-semibold">
            {value}
            {more && <span className="block text-note font-normal text-soft">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
