'use client'

import Link from 'next/link'
import { useQuery } from '@tanstack/react-query'
import type { RegionSummary, Restaurant } from '@/contract/directory'
import { displayRegion } from '@/domain/region/regionNames'
import { MAP } from '@/messages/site/map'
import { listHref } from '@/ui/urls/listHref'
import { PlaceList } from '@/ui/recommendation/PlaceList'
import { buttonClass } from '@/ui/kit/buttonClass'
import { LIST_PAGE_SIZE } from '@/domain/directory/directory'
import { fetchOrThrow } from '../../api/requestApi'
import { formatCount } from '../../format/number'

function fetchTop({ province, district }: RegionSummary, signal: AbortSignal) {
  const query = { province, ...(district && { district }), size: LIST_PAGE_SIZE }
  return fetchOrThrow('GET /api/v1/restaurants', { query, signal })
}

export const useTopRestaurants = (region: RegionSummary | null) =>
  useQuery({
    queryKey: ['top', region?.code],
    queryFn: ({ signal }) => (region ? fetchTop(region, signal) : Promise.reject(new Error('no district is chosen'))),
    enabled: region !== null && region.restaurant_count > 0,
    staleTime: 60_000,
  })

const SHOWN = 10

interface Props {
  region: RegionSummary
  restaurants: readonly Restaurant[]
  state: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  onClose: () => void
}

export function RegionPanel({ region, restaurants, state, onRetry, onClose }: Props) {
  const href = listHref({ province: region.province, district: region.district ?? undefined })
  return (
    <section aria-live="polite" aria-labelledby="chosen-region">
      <button
        type="button"
        onClick={onClose}
        className="inline-flex min-h-11 items-center text-small text-soft hover:text-ink hover:underline"
      >
        ← 모든 지역
      </button>
      <h1 id="chosen-region" className="text-[1.5rem] leading-tight font-[750] tracking-tight">
        {displayRegion(region, { short: true })}{' '}
        <span className="font-light text-soft">{formatCount(region.restaurant_count)}곳</span>
      </h1>
      <p className="mt-1 text-small text-soft">방문 기록 {formatCount(region.visit_count)}건</p>
      {region.restaurant_count === 0 ? (
        <p className="mt-6 border-t-[1.5px] border-ink py-8 text-small text-soft">
          이 지역의 기록은 아직 모으지 못했어요.
        </p>
      ) : (
        <>
          {state === 'failed' && (
            <p role="alert" className="mt-5 text-small">
              식당을 불러오지 못했어요.{' '}
              <button type="button" onClick={onRetry} className="min-h-11 font-semibold text-accent hover:underline">
                다시 불러오기
              </button>
            </p>
          )}
          {state === 'loading' && <p className="mt-5 text-small text-soft">불러오는 중이에요.</p>}
          {state === 'ready' && (
            <div className="mt-5">
              <PlaceList
                places={restaurants.slice(0, SHOWN)}
                label={MAP.places}
                badgeOf={({ region_rank: rank }) => (rank === null ? null : MAP.rank(formatCount(rank)))}
                scope="region"
              />
            </div>
          )}
          <Link href={href} className={buttonClass('primary', 'mt-5 w-full')}>
            {displayRegion(region, { short: true })} 목록 보기
          </Link>
        </>
      )}
    </section>
  )
}
