import type { RegionSummary } from '@/contract/directory'
import { SoftLink, toIri } from '../kit/SoftLink'
import { listHref } from '../urls/listHref'
import { CountBar } from '../chart/CountBar'
import { formatCount } from '../format/number'
import { Icon, type IconName } from '../kit/Icon'
import type { ProvinceCount } from './provinceCounts'

/** Shared by dozens of links, to keep the markup small. */
const DISTRICTS =
  'grid grid-cols-2 gap-x-6 pb-5 @lg:grid-cols-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:text-[0.9375rem] ' +
  '[&_a]:hover:text-accent [&_a]:hover:underline [&_small]:ml-auto [&_small]:pl-2 [&_small]:text-note ' +
  '[&_small]:text-faint'

const byCount = (a: RegionSummary, b: RegionSummary): number =>
  b.restaurant_count - a.restaurant_count || (a.district ?? '').localeCompare(b.district ?? '', 'ko')

interface DistrictLinksProps {
  province: string
  districts: readonly RegionSummary[]
}

const DistrictLinks = ({ province, districts }: DistrictLinksProps) => (
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

const PROVINCE_LINE =
  'grid min-h-14 grid-cols-[8.25rem_minmax(0,1fr)_4.5rem_1.25rem] items-center gap-x-3 hover:text-accent ' +
  '@lg:grid-cols-[11rem_minmax(0,1fr)_4.5rem_1.25rem] @lg:gap-x-4'

interface PROVINCE_LINEProps {
  province: string
  count: number
  /** number of restaurants of the largest province */
  most: number
  icon: Extract<IconName, 'down' | 'right'>
}

function ProvinceLine({ province, count, most, icon }: PROVINCE_LINEProps) {
  return (
    <>
      <span className={`min-w-0 leading-snug ${count ? 'font-semibold' : 'text-soft'} tracking-tight`}>{province}</span>
      <CountBar share={count / most} muted />
      <span className="text-right text-small">
        <b className="font-semibold">{formatCount(count)}</b>
        <span className="text-faint">곳</span>
      </span>
      <Icon
        name={icon}
        className={`size-4.5 text-faint ${icon === 'down' ? 'transition-transform group-open:rotate-180' : ''}`}
      />
    </>
  )
}

interface Props {
  provinces: readonly ProvinceCount[]
  /** every region; empty until loaded */
  regions: readonly RegionSummary[]
}

const districtsOf = (regions: readonly RegionSummary[], province: string): RegionSummary[] =>
  regions.filter((region) => region.province === province && region.district !== null)

export function ProvinceDisclosures({ provinces, regions }: Props) {
  const most = Math.max(1, ...provinces.map(({ count }) => count))
  return (
    <div className="@container border-t-[1.5px] border-ink">
      {provinces.map(({ province, count, hasDistricts }) =>
        hasDistricts ? (
          <details key={province} className="group border-b border-line">
            <summary className={PROVINCE_LINE}>
              <ProvinceLine province={province} count={count} most={most} icon="down" />
            </summary>
            <DistrictLinks province={province} districts={districtsOf(regions, province)} />
          </details>
        ) : (
          <SoftLink key={province} href={listHref({ province })} className={`${PROVINCE_LINE} border-b border-line`}>
            <ProvinceLine province={province} count={count} most={most} icon="right" />
          </SoftLink>
        ),
      )}
    </div>
  )
}
