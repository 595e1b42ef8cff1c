'use client'
import { type ChangeEvent, type ReactNode, type RefObject, useRef, useState, useCallback } from 'react'
import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '@/domain/review'
import { REVIEW_FORM, REVIEW_PHOTOS } from '@/messages/site/reviews'
import { messageOf } from '@/messages/violations'
import { buttonClass } from '../kit/buttonClass'
import { Icon, type IconName } from '../kit/Icon'
import { requestApi, type ApiError } from '../api/requestApi'
import type { Draft, DraftPhoto } from './draft'
import { admitFiles, PHOTO_TYPES, roomFor, movePhoto, validatePhotoFile, settlePhoto } from './draftPhotos'
import type { RequireSignIn } from './useRequireSignIn'

/** Uploads over a slow connection take long. */
const TIMEOUT_MS = 90_000

let turn = 0

type WithPhotos = Pick<Draft, 'photos'>
type ChangePhotos = (change: (draft: WithPhotos) => WithPhotos) => void

function usePhotoUpload(
  photos: Draft['photos'],
  change: ChangePhotos,
  handleUnauthorized: (error: ApiError) => boolean,
) {
  const send = useCallback(
    async (key: string, file: File) => {
      const form = new FormData()
      form.set('photo', file)
      const answered = await requestApi('POST /api/v1/me/photos', { body: form, timeoutMs: TIMEOUT_MS })
      if (!answered.ok) handleUnauthorized(answered)
      const what = answered.ok ? { photo: answered.data } : { error: answered.message }
      change((draft) => ({ photos: settlePhoto(draft.photos, key, what) }))
    },
    [change, handleUnauthorized],
  )
  const add = (files: readonly File[]) => {
    for (const file of admitFiles(files, roomFor(photos))) {
      const violation = validatePhotoFile(file)
      const key = `chosen-${(turn += 1)}`
      const added = {
        key,
        preview: violation?.code === 'photo-type' ? '' : URL.createObjectURL(file),
        photo: null,
        error: violation && messageOf(violation),
      }
      change((draft) => ({ photos: [...draft.photos, added] }))
      if (!violation) void send(key, file)
    }
  }
  const remove = (key: string) => {
    const preview = photos.find((photo) => photo.key === key)?.preview
    if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview)
    change((draft) => ({ photos: draft.photos.filter((photo) => photo.key !== key) }))
  }
  const move = (key: string, by: -1 | 1) => change((draft) => ({ photos: movePhoto(draft.photos, key, by) }))
  return { add, remove, move }
}

interface DraftPhotoItemProps {
  photo: DraftPhoto
  number: number
  last: boolean
  onRemove: (key: string) => void
  onMove: (key: string, by: -1 | 1) => void
}

function DraftPhotoItem({
  photo: { key, preview, photo, error },
  number,
  last,
  onRemove,
  onMove,
}: DraftPhotoItemProps) {
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
