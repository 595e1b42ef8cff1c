import type { RestaurantDetail } from '@/domain/directory/schemas'
import type { ReviewSummary } from '@/domain/review/schemas'
import { structuredData } from './structuredData'

interface Props {
  restaurant: RestaurantDetail
  origin: string
  /** summary of the reviews, where the page shows them */
  summary?: ReviewSummary
}

/** The restaurant's JSON-LD. `<` is escaped, so that no name can close the script element. */
export function JsonLd({ restaurant, origin, summary }: Props) {
  const json = JSON.stringify(structuredData(restaurant, origin, summary)).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
