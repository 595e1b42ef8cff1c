'use client'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { MAP } from '@/messages/site/map'
import { NEARBY } from '@/messages/site/nearby'
import { RADIUS_DEFAULT } from '@/domain/nearby/nearby'
import { countUsed, type OccasionFacet } from '@/domain/expense/occasions'
import type { Category } from '@/domain/directory/directory'
import { countServed, type CuisineCode, servesCuisine } from '@/domain/place/lexicon/cuisineChips'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { loadNearby, type Nearby, type NearbyPlace } from '../location/loadTiles'
import { type AroundMemory, type Position, useAround, aroundNotes } from '../location/useAround'
import { useLocationConsent } from '../location/useLocationConsent'
import { formatDistance } from '../format/distance'
import { formatCount, formatWonShort } from '../format/number'
import { Select } from '../form/Select'
import { EmptyState } from '../kit/EmptyState'
import { CategoryFilter } from '../search/CategoryFilter'
import { CuisineButtons } from '../search/Cuisines'
import { OccasionSelect } from '../search/OccasionSelect'
import { RadiusSelect } from '../location/RadiusSelect'
import { ListControls } from '../search/ListControls'
import { Sparkline } from '../chart/Sparkline'
import { favoritePlace } from '../favorite/favoritePlace'
import { DistanceBadge, RowPlace } from '../restaurant/RowPlace'
import { Metric } from '../restaurant/Metric'
import { RowActions } from '../restaurant/RowActions'
import { type MapKeys, PinsMap } from '../map/list/PinsMap'

/** Where a list has room for its map: `with-map` in lists.css. */
const WIDE = '(width >= 80rem)'

function watch(onChange: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )

function NearbyRow({ place }: { place: NearbyPlace }) {
  return (
    <li className="restaurant-row group">
      <div>
        <DistanceBadge metres={place.distance} />
      </div>
      <RowPlace of={place} scope="region" />
      <Sparkline values={[]} />
      <dl className="metrics md:grid-cols-3">
        <Metric label="방문">{formatCount(place.visit_count)}</Metric>
        <Metric label="기관">{formatCount(place.agency_count)}</Metric>
        <Metric label="1인당">{place.per_head_median === null ? '–' : formatWonShort(place.per_head_median)}</Metric>
      </dl>
      <RowActions place={favoritePlace(place)} />
    </li>
  )
}

const ROWS = 30
const ORDERS = { distance: '가까운 순', visits: '방문 많은 순' } as const

interface Props extends MapKeys {
  places: readonly NearbyPlace[]
  isPartial: boolean
  position: Position
  radius: number
  onRadius: (radius: number) => void
}

function NearbyResults({ places, isPartial, position, radius, onRadius, ...keys }: Props) {
  const [category, setCategory] = useState<Category>('all')
  const [cuisine, setCuisine] = useState<CuisineCode>()
  const [occasion, setOccasion] = useState<OccasionFacet>()
  const [order, setOrder] = useState<keyof typeof ORDERS>('distance')
  const { ofCuisine, ofOccasion, chosen } = useMemo(() => {
    const ofCategory = places.filter((place) => category === 'all' || place.category === category)
    const isServed = (place: NearbyPlace) => cuisine === undefined || servesCuisine(place, cuisine)
    const isUsed = ({ used_for }: NearbyPlace) => occasion === undefined || used_for.includes(occasion)
    const ofCuisine = ofCategory.filter(isServed)
    return {
      ofCuisine,
      ofOccasion: ofCategory.filter(isUsed),
      chosen: ofCuisine
        .filter(isUsed)
        .toSorted((a, b) => (order === 'visits' ? b.visit_count - a.visit_count : 0) || a.distance - b.distance),
    }
  }, [places, category, cuisine, occasion, order])
  return (
    <section aria-labelledby="nearby-results">
      <h2 id="nearby-results" aria-live="polite" className="text-head font-bold tracking-tight">
        {NEARBY.count(formatCount(chosen.length), formatDistance(radius))}
      </h2>
      <ListControls
        chosen={Number(category !== 'all') + Number(occasion !== undefined) + Number(radius !== RADIUS_DEFAULT)}
        count={`${formatCount(chosen.length)}곳`}
        sort={
          <Select
            label={LIST_CONTROLS.sort}
            variant={order === 'distance' ? 'chip' : 'chosen'}
            value={order}
            onChange={({ target }) => setOrder(target.value as keyof typeof ORDERS)}
          >
            {Object.entries(ORDERS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        }
      >
        <form aria-label={LIST_CONTROLS.title} onSubmit={(event) => event.preventDefault()}>
          <div className="filter-more">
            <CategoryFilter value={category} onChange={setCategory} />
            <RadiusSelect value={radius} onChange={onRadius} />
            <OccasionSelect chosen={occasion} counts={countUsed(ofCuisine)} onChange={setOccasion} />
          </div>
          <div className="filter-actions md:hidden!">
            <button type="submit" className={buttonClass('primary')}>
              {LIST_CONTROLS.show(formatCount(chosen.length))}
            </button>
          </div>
        </form>
      </ListControls>
      <CuisineButtons chosen={cuisine} counts={countServed(ofOccasion)} onChoose={setCuisine} />
      <p className="mt-3 text-note text-faint">{aroundNotes(position.accuracy, isPartial)}</p>
      {chosen.length === 0 ? (
        <EmptyState icon="pin" title={NEARBY.none(formatDistance(radius))}>
          {NEARBY.noneAdvice}
        </EmptyState>
      ) : (
        <NearbyList places={chosen} position={position} {...keys} />
      )}
    </section>
  )
}

function NearbyList({ places, position, ...keys }: Pick<Props, 'places' | 'position'> & MapKeys) {
  const [shown, setShown] = useState(ROWS)
  const isWide = useIsWide()
  const rows = useMemo(() => places.slice(0, shown), [places, shown])
  const pins = useMemo(() => rows.map((place) => ({ place, rank: null })), [rows])
  return (
    <div className="with-map mt-3">
      <div>
        <ol aria-label={NEARBY.title} className="border-t-[1.5px] border-ink">
          {rows.map((place) => (
            <NearbyRow key={place.id} place={place} />
          ))}
        </ol>
        {places.length > shown && (
          <button type="button" onClick={() => setShown(shown + ROWS)} className={buttonClass('plain', 'mt-4 w-full')}>
            더 보기
          </button>
        )}
      </div>
      {isWide && (
        <div>
          <div className="list-map">
            <PinsMap label={MAP.ofList} pins={pins} around={position} code={null} {...keys} />
          </div>
        </div>
      )}
    </div>
  )
}

const memory: AroundMemory<Nearby> = { last: null }

export function NearbyFinder(keys: MapKeys) {
  const { state, locate, lookAgain } = useAround(loadNearby, memory)
  const { start, dialog } = useLocationConsent(locate)
  const isBusy = state.step === 'locating' || state.step === 'loading'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={isBusy ? undefined : start}
          aria-disabled={isBusy}
          className={buttonClass('primary', 'min-h-12 gap-1.5 px-5 aria-disabled:opacity-60')}
        >
          <Icon name="pin" className="size-5" />
          {state.step === 'found' ? NEARBY.again : NEARBY.locate}
        </button>
        <p className="text-small text-soft">{NEARBY.privacy}</p>
      </div>
      {dialog}
      <div className="mt-6">
        {isBusy && (
          <p role="status" className="animate-pulse text-small text-soft">
            {state.step === 'locating' ? NEARBY.locating : NEARBY.loading}
          </p>
        )}
        {state.step === 'failed' && (
          <p role="alert" className="rounded-box border border-line bg-wash px-5 py-4 text-small">
            {NEARBY[state.failure]}
          </p>
        )}
        {state.step === 'found' && <NearbyResults {...state.found} {...state} {...keys} onRadius={lookAgain} />}
      </div>
    </>
  )
}
