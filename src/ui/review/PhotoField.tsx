'use client'
import { type ChangeEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '@/domain/review/limits'
import { REVIEW_FORM, REVIEW_PHOTOS } from '@/messages/site/reviews'
import { messageOf } from '@/messages/violations'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import type { Draft } from './draft'
import { DraftPhotoItem } from './DraftPhotoItem'
import { admitFiles, PHOTO_TYPES, roomFor } from './draftPhotos'
import { type ChangePhotos, usePhotoUpload } from './usePhotoUpload'
import type { RequireSignIn } from './useRequireSignIn'

interface Props extends RequireSignIn {
  photos: Draft['photos']
  change: ChangePhotos
}

export function PhotoField({ photos, change, promptIfSignedOut, handleUnauthorized }: Props) {
  const { add, remove, move } = usePhotoUpload(photos, change, handleUnauthorized)
  const [notice, setNotice] = useState<string | null>(null)
  const choose = useRef<HTMLInputElement>(null)
  const take = useRef<HTMLInputElement>(null)
  const room = roomFor(photos)

  const onFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Allows choosing the same file again after it was removed.
    event.target.value = ''
    setNotice(
      admitFiles(files, room).length < files.length
        ? messageOf({ code: 'photos-too-many', params: { max: REVIEW_PHOTOS_MAX } })
        : null,
    )
    add(files)
  }
  const open = ({ current: input }: RefObject<HTMLInputElement | null>) => {
    if (!promptIfSignedOut()) input?.click()
  }
  const onRemove = (key: string) => {
    remove(key)
    setNotice(null)
    choose.current?.parentElement?.querySelector('button')?.focus()
  }
  const input = { type: 'file', hidden: true, tabIndex: -1, accept: PHOTO_TYPES.join(','), onChange: onFiles }
  const button = (label: ReactNode, opened: RefObject<HTMLInputElement | null>, className: string) => (
    <button
      type="button"
      aria-disabled={room === 0}
      onClick={() => room > 0 && open(opened)}
      className={buttonClass('plain', `aria-disabled:opacity-50 ${className}`)}
    >
      {label}
    </button>
  )
  return (
    <div role="group" aria-labelledby="review-photos">
      <p id="review-photos" className="text-small font-semibold">
        {REVIEW_PHOTOS.title} <span className="font-normal text-soft">{REVIEW_FORM.optional}</span>
      </p>
      {photos.length > 0 && (
        <ul className="mt-2 grid grid-cols-2 gap-2">
          {photos.map((photo, i) => (
            <DraftPhotoItem
              key={photo.key}
              photo={photo}
              number={i + 1}
              last={i === photos.length - 1}
              onRemove={onRemove}
              onMove={move}
            />
          ))}
        </ul>
      )}
      <div className="mt-2 flex gap-2">
        <input ref={choose} multiple {...input} />
        <input ref={take} capture="environment" {...input} />
        {button(
          <>
            <Icon name="camera" /> {REVIEW_PHOTOS.choose}
          </>,
          choose,
          'flex-1',
        )}
        {/* Some phones' file choosers do not offer the camera. */}
        {button(REVIEW_PHOTOS.take, take, 'pointer-fine:hidden')}
      </div>
      <p className="mt-1.5 text-note text-soft">
        {REVIEW_PHOTOS.hint(REVIEW_PHOTOS_MAX, PHOTO_BYTES_MAX / 1024 / 1024)}
      </p>
      <p role="status" className="text-note font-medium text-accent-deep">
        {notice}
      </p>
    </div>
  )
}
