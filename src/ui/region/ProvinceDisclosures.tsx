import type { RegionSummary } from '@/domain/directory/schemas'
import { SoftLink } from '../kit/SoftLink'
import { listHref } from '../urls/listHref'
import { LOG_BARS } from '@/messages/site/listControls'
import { DistrictLinks } from './DistrictLinks'
import type { ProvinceCount } from './provinceCounts'
import { PROVINCE_LINE, ProvinceLine } from './ProvinceLine'

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
    <>
      <p className="mb-1.5 text-note text-faint">{LOG_BARS}</p>
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
    </>
  )
}
