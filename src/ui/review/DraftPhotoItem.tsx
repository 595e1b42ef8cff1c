'use client'
import { REVIEW_PHOTOS } from '@/messages/site/reviews'
import { Icon, type IconName } from '../kit/Icon'
import type { DraftPhoto } from './draft'

interface Props {
  photo: DraftPhoto
  number: number
  last: boolean
  onRemove: (key: string) => void
  onMove: (key: string, by: -1 | 1) => void
}

export function DraftPhotoItem({ photo: { key, preview, photo, error }, number, last, onRemove, onMove }: Props) {
  const sending = photo === null && error === null
  const button = (icon: IconName, label: string, off: boolean, run: () => void) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && run()}
      className="flex h-11 flex-1 items-center justify-center hover:bg-wash aria-disabled:opacity-30"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  )
  return (
    <li className="min-w-0 overflow-hidden rounded-field border border-line bg-card">
      <div className="relative aspect-4/3 bg-wash">
        {preview && error === null && (
          <img
            src={preview}
            alt={REVIEW_PHOTOS.one(number)}
            className={`size-full object-cover ${photo ? '' : 'opacity-45'}`}
          />
        )}
        <p role="status" className="absolute inset-x-0 bottom-0 text-note">
          {sending && <span className="block bg-ink/75 px-2 py-1 font-medium text-paper">{REVIEW_PHOTOS.sending}</span>}
          {error !== null && (
            <span className="block bg-accent-wash px-2 py-1 font-medium text-accent-deep">{error}</span>
          )}
        </p>
        {sending && <span aria-hidden className="absolute inset-x-0 bottom-0 h-1 animate-pulse bg-accent" />}
      </div>
      <div className="flex border-t border-line">
        {button('left', REVIEW_PHOTOS.earlier(number), number === 1, () => onMove(key, -1))}
        {button('right', REVIEW_PHOTOS.later(number), last, () => onMove(key, 1))}
        {button('close', REVIEW_PHOTOS.remove(number), false, () => onRemove(key))}
      </div>
    </li>
  )
}
