'use client'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { metresBetween, type Point } from '@/domain/distance'
import { CATEGORY_LABELS } from '@/messages/labels'
import { MAP } from '@/messages/site/map'
import { distanceText } from '../../format/distance'
import { formatWonShort } from '../../format/number'
import { placeLine } from '../../format/placeLine'
import { Icon } from '../../kit/Icon'
import { OfficeDistance } from '../../office/OfficeDistance'
import { restaurantHref } from '../../urls/restaurantHref'
import { pointOf } from '../coordinates'
import type { Preview } from '../mapProps'

const CARD =
  'absolute inset-x-3 bottom-3 z-20 flex max-w-sm rounded-box border border-line bg-card shadow-lg ' +
  'shadow-black/10 outline-none lg:left-3'

interface Props {
  preview: Preview
  /** the visitor's position, if they have shown it */
  own: Point | null
  onClose: () => void
}

/** What a pin stands for. It takes the focus, and closing it gives the focus back to the pin. */
export function PlacePreview({ preview: { place, pin }, own, onClose }: Props) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [place.id])
  const close = () => {
    onClose()
    pin?.focus()
  }
  const point = pointOf(place)
  const facts = [
    place.sub_category ?? CATEGORY_LABELS[place.category],
    place.per_head_median !== null && MAP.perHead(formatWonShort(place.per_head_median)),
    own && point && MAP.fromHere(distanceText(metresBetween(own, point))),
  ]
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="pin-preview"
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className={CARD}
    >
      <div className="relative min-w-0 flex-1 py-3 pl-4">
        <h2 id="pin-preview" className="truncate text-lead font-semibold tracking-tight">
          <Link href={restaurantHref(place.id)} className="after:absolute after:inset-0 hover:text-accent">
            {place.title}
          </Link>
        </h2>
        <p className="text-small text-soft">{facts.filter(Boolean).join(' · ')}</p>
        <p className="truncate text-small text-soft">
          <OfficeDistance of={place} />
          {placeLine(place, 'region')}
        </p>
      </div>
      <button
        type="button"
        aria-label={MAP.closePreview(place.title)}
        onClick={close}
        className="flex size-11 shrink-0 items-center justify-center rounded-field text-faint hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  )
}
