import type { ComponentProps } from 'react'
import { PhotoLightbox } from './PhotoLightbox'
import { PhotoThumbnails } from './PhotoThumbnails'

/** The photos of one review or post as thumbnails that open in a dialog. */
export function ReviewPhotos(props: ComponentProps<typeof PhotoThumbnails>) {
  return (
    <PhotoLightbox>
      <PhotoThumbnails {...props} />
    </PhotoLightbox>
  )
}
