import type { RegionSummary } from '@/domain/directory/schemas'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { listHref } from '../urls/listHref'
import { toIri } from '../urls/toIri'

/** Shared by dozens of links, to keep the markup small. */
const DISTRICTS =
  'grid grid-cols-2 gap-x-6 pb-5 @lg:grid-cols-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-[0.9375rem] ' +
  '[&_a]:hover:text-accent [&_a]:hover:underline [&_small]:ml-auto [&_small]:pl-2 [&_small]:text-note ' +
  '[&_small]:text-faint'

const byCount = (a: RegionSummary, b: RegionSummary): number =>
  b.restaurant_count - a.restaurant_count || (a.district ?? '').localeCompare(b.district ?? '', 'ko')

interface Props {
  province: string
  districts: readonly RegionSummary[]
}

export const DistrictLinks = ({ province, districts }: Props) => (
  <ul className={DISTRICTS} data-soft="">
    <li className="col-span-full">
      <a href={toIri(listHref({ province }))} className="gap-0.5 font-semibold text-accent">
        {province} 전체 순위
        <Icon name="right" className="size-4" />
      </a>
    </li>
    {[...districts].sort(byCount).map(({ code, district, restaurant_count: count }) => (
      <li key={code}>
        <a href={toIri(listHref({ province, district: district ?? undefined }))}>
          {count ? district : <span className="text-faint">{district}</span>}
          <small>{formatCount(count)}</small>
        </a>
      </li>
    ))}
  </ul>
)
