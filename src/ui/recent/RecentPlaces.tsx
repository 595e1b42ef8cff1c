'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import Link from 'next/link'
import { RECENT_PLACES_KEY } from '@/domain/recent/limits'
import { type RecentPlace, withoutPlace, withPlaces } from '@/domain/recent/recentPlaces'
import { RECENT_PLACES } from '@/messages/site/recentPlaces'
import { CATEGORY_LABELS } from '@/messages/labels'
import { restaurantHref } from '../urls/restaurantHref'
import { NeedsScripts } from '../kit/NeedsScripts'
import { changeRecentPlaces, recentPlaces, subscribeToRecentPlaces } from '../member/recentStore'
import { Icon } from '../kit/Icon'
import { OfficeDistance } from '../office/OfficeDistance'
import { placeLine } from '../format/placeLine'

const CARD = 'group relative flex w-54 shrink-0 snap-start rounded-box border border-line bg-card hover:border-edge'

function RecentPlaceCard({ place, onRemove }: { place: RecentPlace; onRemove: () => void }) {
  return (
    <li className={CARD}>
      <div className="min-w-0 flex-1 py-3 pl-4">
        <Link
          href={restaurantHref(place.id)}
          className="block truncate font-semibold tracking-tight after:absolute after:inset-0 group-hover:text-accent"
        >
          {place.title}
        </Link>
        <p className="truncate text-note text-soft">{place.sub_category ?? CATEGORY_LABELS[place.category]}</p>
        <p className="truncate text-note text-soft">{placeLine(place, 'national')}</p>
        <p className="text-note text-soft">
          <OfficeDistance of={place} alone />
        </p>
      </div>
      <button
        type="button"
        aria-label={RECENT_PLACES.remove(place.title)}
        onClick={onRemove}
        className="relative flex size-11 shrink-0 items-center justify-center rounded-field text-faint hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  )
}

const CAROUSEL =
  '-mx-gap mt-2.5 flex snap-x scroll-px-gap gap-2.5 overflow-x-auto overscroll-x-contain px-gap py-1 ' +
  '[scrollbar-width:thin] min-[70rem]:mx-0 min-[70rem]:scroll-px-0 min-[70rem]:px-0'

const NONE: readonly RecentPlace[] = []

type Change = { was: 'removed' | 'cleared' | 'restored'; places: readonly RecentPlace[] }

const action =
  'relative font-semibold text-accent after:absolute after:-inset-x-2 after:-inset-y-3 ' +
  'hover:text-accent-deep hover:underline'

/** Reads storage after load, so it stands below the first screen and moves nothing that is being read. */
export function RecentPlaces() {
  const places = useSyncExternalStore(subscribeToRecentPlaces, recentPlaces, () => NONE)
  const [lastChange, setLastChange] = useState<Change | null>(null)
  const section = useRef<HTMLElement>(null)
  const undoable = lastChange !== null && lastChange.was !== 'restored'

  // A removal unmounts the focused element: the focus moves to undo, and after undo to the restored card.
  useEffect(() => {
    const [first] = lastChange?.places ?? []
    if (!first) return
    const next = lastChange?.was === 'restored' ? `a[href="${restaurantHref(first.id)}"]` : 'button[data-undo]'
    section.current?.querySelector<HTMLElement>(next)?.focus()
  }, [lastChange])

  if (places.length === 0 && !undoable) return <NeedsScripts when={[RECENT_PLACES_KEY]} />
  const remove = (place: RecentPlace) => {
    changeRecentPlaces((all) => withoutPlace(all, place.id))
    setLastChange({ was: 'removed', places: [place] })
  }
  const clear = () => {
    setLastChange({ was: 'cleared', places })
    changeRecentPlaces(() => NONE)
  }
  const undo = () => {
    if (!lastChange) return
    changeRecentPlaces((all) => withPlaces(all, lastChange.places))
    setLastChange({ ...lastChange, was: 'restored' })
  }
  return (
    <section ref={section} aria-labelledby="recent-places" className="mt-section">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent-places" className="text-head font-bold tracking-[-0.025em]">
          {RECENT_PLACES.title}
        </h2>
        {places.length > 0 && (
          <button type="button" onClick={clear} className={`${action} text-small`}>
            {RECENT_PLACES.clear}
          </button>
        )}
      </div>
      <p className="text-small text-soft">
        {undoable ? RECENT_PLACES[lastChange.was] : RECENT_PLACES.note}{' '}
        {undoable && (
          <button type="button" data-undo onClick={undo} className={action}>
            {RECENT_PLACES.undo}
          </button>
        )}
      </p>
      <p role="status" className="sr-only">
        {lastChange && RECENT_PLACES[lastChange.was]}
      </p>
      {places.length > 0 && (
        <ul className={CAROUSEL}>
          {places.map((place) => (
            <RecentPlaceCard key={place.id} place={place} onRemove={() => remove(place)} />
          ))}
        </ul>
      )}
    </section>
  )
}
