import { SoftLink } from '@/ui/kit/SoftLink'
import type { RegionSummary } from '@/domain/directory/schemas'
import { listHref } from '@/ui/urls/listHref'
import { toIri } from '@/ui/urls/toIri'
import { CountBar } from '@/ui/chart/CountBar'
import { formatCount } from '@/ui/format/number'
import { Icon } from '@/ui/kit/Icon'
import { REGION_CHOICES } from '@/ui/search/regionChoices'
import { countByProvince } from '../countByProvince'

/** Said once for hundreds of links, which the page would otherwise repeat it for. */
const DISTRICTS =
  'grid grid-cols-2 gap-x-6 pb-5 @lg:grid-cols-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-[0.9375rem] ' +
  '[&_a]:hover:text-accent [&_a]:hover:underline [&_small]:ml-auto [&_small]:pl-2 [&_small]:text-note ' +
  '[&_small]:text-faint'

/** Provinces with their restaurants; each opens to its districts. */
export function ProvinceList({ regions }: { regions: readonly RegionSummary[] }) {
  const counts = countByProvince(regions)
  const most = Math.max(1, ...counts.values())
  return (
    <div data-soft="" className="@container border-t-[1.5px] border-ink">
      {REGION_CHOICES.map(({ province }) => {
        const own = regions
          .filter((region) => region.province === province && region.district !== null)
          .sort(
            (a, b) =>
              b.restaurant_count - a.restaurant_count || (a.district ?? '').localeCompare(b.district ?? '', 'ko'),
          )
        const count = counts.get(province) ?? 0
        const line = (
          <>
            <span className={`min-w-0 ${count ? 'font-semibold' : 'text-soft'} tracking-tight`}>{province}</span>
            <span className="hidden @lg:block">
              <CountBar share={count / most} muted />
            </span>
            <span className="text-right text-small">
              <b className="font-semibold">{formatCount(count)}</b>
              <span className="text-faint">곳</span>
            </span>
          </>
        )
        const row =
          'grid min-h-14 grid-cols-[minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 ' +
          '@lg:grid-cols-[11rem_minmax(0,1fr)_4.5rem_1.25rem]'
        if (own.length === 0) {
          return (
            <SoftLink
              key={province}
              href={listHref({ province })}
              className={`${row} border-b border-line hover:text-accent`}
            >
              {line}
              <Icon name="right" className="size-4.5 text-faint" />
            </SoftLink>
          )
        }
        return (
          <details key={province} className="group border-b border-line">
            <summary className={`${row} hover:text-accent`}>
              {line}
              <Icon name="down" className="size-4.5 text-faint transition-transform group-open:rotate-180" />
            </summary>
            <ul className={DISTRICTS}>
              <li className="col-span-full">
                <SoftLink href={listHref({ province })} className="gap-0.5 font-semibold text-accent">
                  {province} 전체 순위
                  <Icon name="right" className="size-4" />
                </SoftLink>
              </li>
              {own.map((region) => (
                <li key={region.code}>
                  <a href={toIri(listHref({ province, district: region.district ?? undefined }))}>
                    {region.restaurant_count ? region.district : <span className="text-faint">{region.district}</span>}
                    <small>{formatCount(region.restaurant_count)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}
