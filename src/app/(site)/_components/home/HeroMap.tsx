import type { RegionSummary } from '@/domain/directory/schemas'
import { shortProvince } from '@/domain/region/shortProvince'
import { formatCount } from '@/ui/format/number'
import { MapLegend } from '@/ui/map/MapLegend'
import { RegionMap } from '@/ui/map/RegionMap'
import { fitProjection } from '@/ui/map/projection'
import type { DistrictShape } from '@/ui/map/shapes'
import { countByProvince } from '../countByProvince'

/** The mainland and Jeju. Including Ulleungdo and Dokdo would leave a third less room for the rest. */
const FRAME = { west: 125.9, south: 33.1, east: 129.7, north: 38.65 }

/** Choropleth map of restaurants by province, each a link. Desktop only; on phones the regions page has the map. */
export function HeroMap({ regions, shapes }: { regions: readonly RegionSummary[]; shapes: readonly DistrictShape[] }) {
  const counts = countByProvince(regions)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  const label = first
    ? `시도별 식당 수 지도. ${shortProvince(first[0])}이 ${formatCount(first[1])}곳으로 가장 많습니다.`
    : '시도 지도. 아직 식당이 없습니다.'
  return (
    <div className="hidden lg:block">
      <RegionMap shapes={shapes} fit={fitProjection(FRAME, 300)} counts={counts} by="province" label={label} />
      <div className="mt-2 flex justify-end">
        <MapLegend counts={[...counts.values()]} />
      </div>
    </div>
  )
}
