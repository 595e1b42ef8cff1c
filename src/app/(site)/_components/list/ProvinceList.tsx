import type { RegionSummary } from '@/domain/directory/schemas'
import { SoftLink } from '@/ui/kit/SoftLink'
import { countByProvince } from '@/ui/region/countByProvince'
import { DistrictLinks } from '@/ui/region/DistrictLinks'
import { PROVINCE_LINE, ProvinceLine } from '@/ui/region/ProvinceLine'
import { REGION_CHOICES } from '@/ui/search/regionChoices'
import { listHref } from '@/ui/urls/listHref'

/** Provinces with their restaurants; each opens to its districts. */
export function ProvinceList({ regions }: { regions: readonly RegionSummary[] }) {
  const counts = countByProvince(regions)
  const most = Math.max(1, ...counts.values())
  return (
    <div className="@container border-t-[1.5px] border-ink">
      {REGION_CHOICES.map(({ province }) => {
        const own = regions.filter((region) => region.province === province && region.district !== null)
        const line = { province, count: counts.get(province) ?? 0, most }
        if (own.length === 0)
          return (
            <SoftLink key={province} href={listHref({ province })} className={`${PROVINCE_LINE} border-b border-line`}>
              <ProvinceLine {...line} icon="right" />
            </SoftLink>
          )
        return (
          <details key={province} className="group border-b border-line">
            <summary className={PROVINCE_LINE}>
              <ProvinceLine {...line} icon="down" />
            </summary>
            <DistrictLinks province={province} districts={own} />
          </details>
        )
      })}
    </div>
  )
}
