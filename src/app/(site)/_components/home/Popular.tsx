import { SoftLink } from '@/ui/kit/SoftLink'
import type { Restaurant } from '@/domain/directory/schemas'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { CountBar } from '@/ui/chart/CountBar'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { TextLink } from '@/ui/kit/TextLink'
import { regionLine } from '@/ui/format/placeLine'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '../../_data/load'

const ROW = 'place-row group grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-2'

function PopularRow({ restaurant, most }: { restaurant: Restaurant; most: number }) {
  return (
    <li className={ROW}>
      <span
        className={`text-[1.125rem] tracking-tight ${
          (restaurant.national_rank ?? 9) <= 3 ? 'font-[680] text-accent' : 'font-light text-soft'
        }`}
      >
        {restaurant.national_rank ?? '–'}
      </span>
      <span className="min-w-0 truncate">
        <SoftLink href={restaurantHref(restaurant.id)} className="row-link">
          {restaurant.title}
        </SoftLink>
        <span className="ml-2 text-note text-soft">{regionLine(restaurant)}</span>
      </span>
      <b>
        {formatCount(restaurant.visit_count)}
        <small>건</small>
      </b>
      <span className="col-start-2 col-end-4 mt-1.5">
        <CountBar share={restaurant.visit_count / most} muted={(restaurant.national_rank ?? 9) > 3} />
      </span>
    </li>
  )
}

/** The restaurants with the most visits of all time, in two columns. */
export function Popular({ popular }: { popular: Loaded<Restaurant[]> }) {
  if (popular.ok && popular.data.length === 0) return null
  return (
    <section className="mt-section">
      <SectionHeading
        title="꾸준히 많이 찾는 곳"
        note="지금까지 모은 모든 기록에서 집계했어요."
        aside={
          <TextLink href="/restaurants" withArrow>
            전국 순위
          </TextLink>
        }
      />
      {popular.ok ? (
        <ol className="border-t-[1.5px] border-ink md:columns-2 md:gap-x-12 md:[&>li]:break-inside-avoid">
          {popular.data.map((restaurant) => (
            <PopularRow key={restaurant.id} restaurant={restaurant} most={popular.data[0]?.visit_count ?? 1} />
          ))}
        </ol>
      ) : (
        <LoadFailure what="많이 찾는 곳을" retryHref="/" />
      )}
    </section>
  )
}
