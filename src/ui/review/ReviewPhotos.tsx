import type { ComponentProps } from 'react'
import type { ReviewPhoto } from '@/domain/photo'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import { photoAlt, REVIEWS } from '@/messages/site/reviews'
import { PhotoLightbox } from './PhotoLightbox'

interface Props {
  photos: readonly ReviewPhoto[]
  /** the author's nickname; null if the account is deleted */
  author: string | null
}

export function PhotoThumbnails({ photos, author }: Props) {
  if (photos.length === 0) return null
  return (
    <ul aria-label={REVIEWS.photosOf(author ?? WITHDRAWN_MEMBER)} className="review-photos">
      {photos.map((photo, i) => (
        <li key={photo.name}>
          <a href={photo.url} aria-haspopup="dialog">
            <img
              src={photo.small_url}
              alt={photoAlt(author, i + 1)}
              width={photo.width}
              height={photo.height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function ReviewPhotos(props: ComponentProps<typeof PhotoThumbnails>) {
  return (
    <PhotoLightbox>
      <PhotoThumbnails {...props} />
    </PhotoLightbox>
  )
}
