import type { ComponentProps } from 'react'
import { PhotoLightbox } from './PhotoLightbox'
import { PhotoThumbnails } from './PhotoThumbnails'

/** The photographs of one review or post, small; a dialog shows them large. */
export function ReviewPhotos(props: ComponentProps<typeof PhotoThumbnails>) {
  return (
    <PhotoLightbox>
      <PhotoThumbnails {...props} />
    </PhotoLightbox>
  )
}
