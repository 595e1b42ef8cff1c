'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useSearchParams } from 'next/navigation'
import { type ReactNode, useCallback, useMemo, useState, useEffect } from 'react'
import type { RegionSummary } from '@/contract/directory'
import { displayRegion } from '@/domain/region/regionNames'
import { MAP } from '@/messages/site/map'
import { formatCount } from '../../format/number'
import type { MapView, Preview } from '../mapProps'
import { MapLegend } from '../MapLegend'
import { shadeScale } from '../../chart/colorScale'
import type { ShapeSprite } from '../shapeSprite'
import { buttonClass } from '../../kit/buttonClass'
import { NeedsScripts } from '../../kit/NeedsScripts'
import { RetryNotice } from '../../kit/RetryNotice'
import { ProvinceDisclosures } from '../ProvinceDisclosures'
import type { ProvinceCount } from '../provinceCounts'
import { fetchOrThrow } from '../../api/requestApi'
import { FindMe } from './FindMe'
import { DistrictPicture } from './DistrictPicture'
import { PlacePreview } from './PlacePreview'
import { RegionPanel, useTopRestaurants } from './RegionPanel'

const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const

/** After this time a passive visitor may still interact. */
const UNASKED_MS = 10_000

/** False until the user interacts or the page has been open for a while, so that expensive work waits. */
function useWhenWanted(isAwaited: boolean): boolean {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const start = () => setWanted(true)
    const timer = setTimeout(start, isAwaited ? 0 : UNASKED_MS)
    for (const sign of SIGNS) addEventListener(sign, start, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, start)
    }
  }, [isAwaited])
  return isWanted
}

const NONE: readonly RegionSummary[] = []

/** All regions with counts, too many to load for the seventeen shown initially. */
function useRegions() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['regions'],
    queryFn: async ({ signal }) => (await fetchOrThrow('GET /api/v1/regions', { signal })).data,
    staleTime: 60_000,
    retry: 1,
  })
  return { regions: data ?? NONE, isError, refetch }
}

const HOVER_LABEL =
  'pointer-events-none absolute bottom-3 left-3 z-10 rounded-field border border-line bg-card px-3 py-1.5 ' +
  'text-small'

/** Below the map on a phone, over its lower right corner on a desktop; clicks pass through. */
const LEGEND =
  'px-(--spacing-gap) pt-3 lg:pointer-events-none lg:absolute lg:right-[25.75rem] lg:bottom-3 lg:z-10 ' +
  'lg:rounded-field lg:border lg:border-line lg:bg-card lg:px-3 lg:pt-1.5'

/** Over the sea: south-east on a phone, north-west on a desktop. */
const BUTTONS =
  'absolute right-3 bottom-3 z-10 flex max-w-[calc(100%-5rem)] flex-col items-end gap-2 ' +
  'lg:top-3 lg:right-auto lg:bottom-auto lg:left-3 lg:flex-row lg:flex-wrap lg:items-start'

const LibreExploreMap = dynamic(() => import('../libre/LibreExploreMap').then((file) => file.LibreExploreMap), {
  ssr: false,
})
const KakaoExploreMap = dynamic(() => import('../kakao/KakaoExploreMap').then((file) => file.KakaoExploreMap), {
  ssr: false,
})

interface Props {
  provinces: readonly ProvinceCount[]
  initial: RegionSummary | null
  kakaoKey: string | null
  tilesUrl: string | null
  /** outlines of districts in the interactive map's projection */
  sprite: Pick<ShapeSprite, 'href' | 'width' | 'height'>
  /** the province map in the same place, shown first, and permanently without JavaScript */
  still: ReactNode
}

function ExplorerView({ provinces, initial, kakaoKey, tilesUrl, sprite, still }: Props) {
  const { regions, isError, refetch } = useRegions()
  // For a district in the URL the interactive map shows another area.
  const isWanted = useWhenWanted(initial !== null)
  const wanted = useSearchParams().get('region')
  const [view, setView] = useState<MapView>('country')
  const [hovered, setHovered] = useState<string | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const byCode = useMemo(() => new Map(regions.map((region) => [region.code, region])), [regions])
  const shades = useMemo(() => {
    const { shade } = shadeScale(regions.map((region) => region.restaurant_count))
    return new Map(regions.map((region) => [region.code, shade(region.restaurant_count)]))
  }, [regions])
  const [preview, setPreview] = useState<Preview | null>(null)
  const region = (wanted && (byCode.get(wanted) ?? (initial?.code === wanted && initial))) || null
  const chosen = region?.code ?? null
  const top = useTopRestaurants(region)
  const choose = useCallback((code: string | null) => {
    if (code === null) setView('country')
    setPreview(null)
    // The address is the choice: it can be shared, and the browser's back button leads back.
    if (code !== new URLSearchParams(location.search).get('region'))
      history.pushState(null, '', code ? `/map?region=${code}` : '/map')
  }, [])
  const ready = useCallback(() => setState('ready'), [])
  const fail = useCallback(() => setState('failed'), [])
  const pointed = hovered ? byCode.get(hovered) : undefined
  const explorer = {
    shades,
    chosen,
    places: top.data?.data ?? [],
    view,
    onSelect: choose,
    onPreview: setPreview,
    onHover: setHovered,
    onReady: ready,
    onFail: fail,
  }
  return (
    <div className="relative grid lg:h-[calc(100dvh-3.75rem)] lg:grid-cols-[minmax(0,1fr)_25rem]">
      <NeedsScripts />
      <div
        role="region"
        aria-label="시군구 지도"
        className="relative h-[56dvh] overflow-hidden border-b border-line bg-paper lg:h-auto lg:border-r lg:border-b-0"
      >
        {state !== 'ready' && (
          // The padding of the interactive map: `MAP_PADDING`.
          <div className="absolute inset-3">
            {regions.length === 0 ? (
              still
            ) : (
              <DistrictPicture
                sprite={sprite}
                shades={shades}
                isCapital={view === 'capital'}
                onSelect={choose}
                onHover={setHovered}
              />
            )}
          </div>
        )}
        {state !== 'failed' &&
          // Its library is large and rendering busy for phones; the picture is shown until then.
          isWanted &&
          // Shades need the counts.
          regions.length > 0 && (
            // Until it is ready, clicks go to the picture below.
            <div className={state === 'ready' ? undefined : 'pointer-events-none'}>
              {kakaoKey ? (
                <KakaoExploreMap appKey={kakaoKey} {...explorer} />
              ) : (
                <LibreExploreMap tilesUrl={tilesUrl} {...explorer} />
              )}
            </div>
          )}
        <div className={BUTTONS}>
          <button
            type="button"
            onClick={() => setView(view === 'capital' ? 'country' : 'capital')}
            className={buttonClass('plain', 'bg-card')}
          >
            {view === 'capital' ? MAP.country : MAP.capital}
          </button>
          {state !== 'failed' && <FindMe onFound={setView} />}
        </div>
        {preview && (
          <PlacePreview
            preview={preview}
            own={typeof view === 'string' ? null : view}
            onClose={() => setPreview(null)}
          />
        )}
        {pointed && !preview && (
          <p className={HOVER_LABEL}>
            <b className="font-semibold">{displayRegion(pointed, { short: true })}</b>
            <span className="ml-2 text-soft">식당 {formatCount(pointed.restaurant_count)}곳</span>
          </p>
        )}
      </div>
      {!isError && (
        <figure className={regions.length > 0 ? LEGEND : `${LEGEND} lg:invisible`}>
          <figcaption className="text-note text-soft">{MAP.legend}</figcaption>
          {/* Reserves space until the counts arrive, so that nothing moves. */}
          <div className="h-8.5">
            {regions.length > 0 && <MapLegend counts={regions.map((one) => one.restaurant_count)} />}
          </div>
        </figure>
      )}
      <div className="min-h-0 overflow-y-auto px-(--spacing-gap) py-5 lg:px-7">
        {region ? (
          <RegionPanel
            region={region}
            restaurants={top.data?.data ?? []}
            state={top.isError ? 'failed' : top.data ? 'ready' : 'loading'}
            onRetry={() => void top.refetch()}
            onClose={() => choose(null)}
          />
        ) : (
          <>
            <h1 className="text-[1.5rem] leading-tight font-[750] tracking-tight">지도에서 찾기</h1>
            <p className="mt-1 mb-4 text-small text-soft">지도에서 시군구를 고르세요. 색이 짙을수록 식당이 많아요.</p>
            {isError && <RetryNotice what="지도를" onRetry={() => void refetch()} />}
            <ProvinceDisclosures provinces={provinces} regions={regions} />
            <p className="mt-4 text-note text-faint">{tilesUrl && !kakaoKey ? MAP.creditsWithStreets : MAP.credits}</p>
          </>
        )}
      </div>
    </div>
  )
}

export function Explorer(props: Props) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <ExplorerView {...props} />
    </QueryClientProvider>
  )
}
