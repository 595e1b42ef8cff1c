import Link from 'next/link'
import type { RegionSummary, Restaurant } from '@/domain/directory/schemas'
import { displayRegion } from '@/domain/region/displayRegion'
import { listHref } from '@/ui/urls/listHref'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { formatCount } from '../../format/number'
import { buttonClass } from '@/ui/kit/buttonClass'

const ROW_LINK = 'truncate font-semibold tracking-tight after:absolute after:inset-0 group-hover:text-accent'

const ROW =
  'group relative grid min-h-12 grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b ' +
  'border-line py-2'

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
            <ol className="mt-5 border-t-[1.5px] border-ink">
              {restaurants.slice(0, 10).map((restaurant) => (
                <li key={restaurant.id} className={ROW}>
                  <span
                    className={(restaurant.region_rank ?? 9) <= 3 ? 'font-[680] text-accent' : 'font-light text-soft'}
                  >
                    {restaurant.region_rank ?? '–'}
                  </span>
                  <Link href={restaurantHref(restaurant.id)} className={ROW_LINK}>
                    {restaurant.title}
                  </Link>
                  <span className="text-small text-soft">{formatCount(restaurant.visit_count)}건</span>
                </li>
              ))}
            </ol>
          )}
          <Link href={href} className={buttonClass('primary', 'mt-5 w-full')}>
            {displayRegion(region, { short: true })} 목록 보기
          </Link>
        </>
      )}
    </section>
  )
}
