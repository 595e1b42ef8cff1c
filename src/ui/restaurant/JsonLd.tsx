import type { RestaurantDetail } from '@/domain/directory/schemas'
import type { ReviewSummary } from '@/domain/review/schemas'
import { StructuredData } from '../kit/StructuredData'
import { structuredData } from './structuredData'

interface Props {
  restaurant: RestaurantDetail
  origin: string
  summary?: ReviewSummary
}

export const JsonLd = ({ restaurant, origin, summary }: Props) => (
  <StructuredData data={structuredData(restaurant, origin, summary)} />
)
