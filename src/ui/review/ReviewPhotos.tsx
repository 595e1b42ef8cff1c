'use client'
import { type MouseEvent, useState } from 'react'
import type { ReviewPhoto } from '@/domain/photo/schemas'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import { photoAlt, REVIEWS } from '@/messages/site/reviews'
import { PhotoViewer } from './PhotoViewer'

interface Props {
  photos: readonly ReviewPhoto[]
  /** the writer's nickname; null once they have left */
  author: string | null
}

/** The thumbnails of a review. Each links to the large photograph, which a dialog shows with JavaScript. */
export function ReviewPhotos({ photos, author }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  if (photos.length === 0) return null
  const onClick = (event: MouseEvent, i: number) => {
    // A new tab that was asked for is a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(i)
  }
  return (
    <>
      <ul aria-label={REVIEWS.photosOf(author ?? WITHDRAWN_MEMBER)} className="review-photos">
        {photos.map((photo, i) => (
          <li key={photo.name}>
            <a href={photo.url} aria-haspopup="dialog" onClick={(event) => onClick(event, i)}>
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
      {open !== null && <PhotoViewer photos={photos} author={author} first={open} onClose={() => setOpen(null)} />}
    </>
  )
}
