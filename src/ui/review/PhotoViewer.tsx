'use client'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { REVIEWS } from '@/messages/site/reviews'
import { Icon, type IconName } from '../kit/Icon'

const COUNTER = 'absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-black/60 px-3 py-1 text-small font-semibold'

export interface ShownPhoto {
  url: string
  alt: string
  /** of the large photo, in pixels */
  width: number
  height: number
}

interface Props {
  photos: readonly ShownPhoto[]
  first: number
  onClose: () => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const ROUND = 'flex size-11 items-center justify-center rounded-full bg-black/60 text-[#fff] hover:bg-black/80'

export function PhotoViewer({ photos, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    track.current?.scrollTo({ left: first * track.current.clientWidth, behavior: 'instant' })
  }, [first])
  const step = (by: number) => {
    const to = Math.min(photos.length - 1, Math.max(0, shown + by))
    setShown(to)
    track.current?.scrollTo({
      left: to * track.current.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }
  const onScrollEnd = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
    setShown(Math.round(scrollLeft / clientWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }
  const arrow = (icon: IconName, label: string, by: -1 | 1, place: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!photos[shown + by]}
      onClick={() => step(by)}
      className={`${ROUND} absolute top-1/2 -translate-y-1/2 aria-disabled:opacity-30 ${place}`}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <dialog
      ref={dialog}
      aria-label={REVIEWS.photoViewer}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-black p-0 text-[#fff] backdrop:bg-black"
    >
      <ul
        ref={track}
        onScrollEnd={onScrollEnd}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
      >
        {photos.map((photo, i) => (
          <li
            key={photo.url}
            aria-hidden={i !== shown}
            className="flex h-full w-full shrink-0 snap-center snap-always items-center justify-center"
          >
            <img
              src={photo.url}
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
              loading={i === shown ? 'eager' : 'lazy'}
              className="h-auto max-h-full w-auto max-w-full object-contain"
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label="닫기"
        onClick={() => dialog.current?.close()}
        className={`${ROUND} absolute top-3 right-3`}
      >
        <Icon name="close" />
      </button>
      {photos.length > 1 && (
        <>
          {arrow('left', REVIEWS.photoPrevious, -1, 'left-3')}
          {arrow('right', REVIEWS.photoNext, 1, 'right-3')}
          <p role="status" className={COUNTER}>
            {shown + 1} / {photos.length}
          </p>
        </>
      )}
    </dialog>
  )
}
