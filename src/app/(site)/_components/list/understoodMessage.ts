import type { Understood } from '@/domain/directory/schemas'
import { LIST_SEARCH, MEAL_NOTES } from '@/messages/site/listSearch'
import { formatCount } from '@/ui/format/number'

const PLACES_NAMED = 3

const placesOf = (places: readonly string[]): string => {
  const named = places.slice(0, PLACES_NAMED).join(', ')
  return places.length > PLACES_NAMED ? `${named} 등 ${formatCount(places.length)}개 지역` : named
}

export function understoodMessage({ kind, places, point, meal }: Understood): string {
  return [
    point && LIST_SEARCH.walkFrom(point.name),
    kind && LIST_SEARCH.kindOnly(kind),
    places.length > 0 && LIST_SEARCH.inPlaces(placesOf(places)),
    meal && MEAL_NOTES[meal],
  ]
    .filter(Boolean)
    .join(' ')
}
