import type { Restaurant } from '@/contract/directory'
import { servedCuisine } from '@/domain/place/lexicon/cuisineChips'

/** The class for what a restaurant serves, drawn where it has no photograph; undefined for a bowl (`dishes.css`). */
export function dishClass(restaurant: Pick<Restaurant, 'title' | 'category' | 'sub_category' | 'photo'>) {
  const cuisine = restaurant.photo ? null : servedCuisine(restaurant)
  return cuisine === null || cuisine === 'korean' ? undefined : `of-${cuisine}`
}

/** Staff describe their photograph; that of a review could only repeat the name next to it. */
export const PlacePhoto = ({ photo }: Pick<Restaurant, 'photo'>) =>
  photo && <img src={photo.small_url} alt={photo.source === 'staff' ? photo.alt : ''} loading="lazy" />

type Pictured = Parameters<typeof dishClass>[0]

/** A square of one size with the photograph of a restaurant, or with what it serves. */
export const PlaceSquare = ({ of, className }: { of: Pictured; className?: string }) => (
  <span className={['dish', dishClass(of), className].filter(Boolean).join(' ')}>
    <PlacePhoto photo={of.photo} />
  </span>
)
