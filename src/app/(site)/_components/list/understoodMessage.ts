import type { RestaurantPage } from '@/domain/directory/schemas'
import { formatCount } from '@/ui/format/number'

const PLACES_NAMED = 3

const placesOf = (places: readonly string[]): string => {
  const named = places.slice(0, PLACES_NAMED).join(', ')
  return places.length > PLACES_NAMED ? `${named} 등 ${formatCount(places.length)}개 지역` : named
}

/** How a search that names a category was understood. The quotation takes no particle: its form depends on the word. */
export function understoodMessage(q: string, { kind, places }: NonNullable<RestaurantPage['understood']>): string {
  const where = places.length > 0 ? ` · 지역 ${placesOf(places)}` : ''
  return `‘${q}’: 업종 ${kind}${where}의 식당을 모두 찾았습니다.`
}
