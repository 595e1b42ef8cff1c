import type { ComponentProps } from 'react'
import { PhotoLightbox } from './PhotoLightbox'
import { PhotoThumbnails } from './PhotoThumbnails'

export function ReviewPhotos(props: ComponentProps<typeof PhotoThumbnails>) {
  return (
    <PhotoLightbox>
      <PhotoThumbnails {...props} />
    </PhotoLightbox>
  )
}
