import type { RestaurantDetail } from '@/contract/directory'
import type { RestaurantPhoto } from '@/domain/photo'
import { reviewAnchor } from '@/domain/review'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import { DETAIL } from '@/messages/site/detail'
import { REVIEWS } from '@/messages/site/reviews'
import { PhotoLightbox } from '@/ui/review/PhotoLightbox'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

interface Props {
  restaurant: RestaurantDetail
  /** ids of the reviews on this page */
  reviews: readonly number[]
}

/** All photographs in one strip, each with who took it; those of a review lead to it. */
export function PhotosSection({ restaurant: { photos }, reviews }: Props) {
  if (photos.length === 0) return null
  return (
    <section aria-label={DETAIL.photos} className="mt-5">
      <PhotoLightbox>
        <StaticMarkup>
          <ul className="place-photos">
            {photos.map((photo, i) => (
              <li key={photo.name}>
                <a href={photo.url} aria-haspopup="dialog">
                  <img
                    src={photo.small_url}
                    alt={photo.alt}
                    width={photo.width}
                    height={photo.height}
                    loading={i === 0 ? 'eager' : 'lazy'}
                    decoding="async"
                  />
                </a>
                <Credit photo={photo} reviews={reviews} />
              </li>
            ))}
          </ul>
        </StaticMarkup>
      </PhotoLightbox>
    </section>
  )
}

function Credit({ photo: { credit, review_id }, reviews }: { photo: RestaurantPhoto } & Pick<Props, 'reviews'>) {
  if (review_id === null) return credit && <small>{DETAIL.photoBy(credit)}</small>
  return (
    <a href={`#${reviews.includes(review_id) ? reviewAnchor(review_id) : 'reviews'}`}>
      {REVIEWS.reviewOf(credit ?? WITHDRAWN_MEMBER)}
    </a>
  )
}
