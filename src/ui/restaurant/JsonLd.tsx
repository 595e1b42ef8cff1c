import type { RestaurantDetail } from '@/domain/directory/schemas'
import { structuredData } from './structuredData'

/** What search engines read; `<` is escaped so that no name can end the element. */
export function JsonLd({ restaurant, origin }: { restaurant: RestaurantDetail; origin: string }) {
  const json = JSON.stringify(structuredData(restaurant, origin)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
