import { EmptyState } from '../../kit/EmptyState'
import { StatusTag } from '../../kit/StatusTag'
import type { RestaurantImage } from '../restaurant'

export function PhotosTab({ images }: { images: RestaurantImage[] }) {
  if (!images.length) return <EmptyState title="사진이 없어요." />
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 }}>
      {images.map(({ image, kind, url, alt, credit }) => (
        <li key={image} style={{ position: 'relative' }}>
          <img
            src={url}
            alt={alt ?? ''}
            loading="lazy"
            style={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 6, display: 'block' }}
          />
          <div style={{ display: 'flex', gap: 6, marginTop: 4, fontSize: 12.5, color: 'var(--soft)' }}>
            {kind === 'main' && <StatusTag>대표</StatusTag>}
            {alt}
            {credit && ` · ${credit}`}
          </div>
        </li>
      ))}
    </ul>
  )
}
