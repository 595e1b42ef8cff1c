import type { RegionSummary } from '@/domain/directory/schemas'
import { shortProvince } from '@/domain/region/shortProvince'
import { formatCount } from '@/ui/format/number'
import { MapLegend } from '@/ui/map/MapLegend'
import { RegionMap } from '@/ui/map/RegionMap'
import { fitProjection } from '@/ui/map/projection'
import type { DistrictShape } from '@/ui/map/shapes'
import { countByProvince } from '../countByProvince'

/** The mainland and Jeju; the far islands of the east would cost a third of the picture. */
const FRAME = { west: 125.9, south: 33.1, east: 129.7, north: 38.65 }

/** The country by number of restaurants, each province a link; desktop only, the regions page has it on phones. */
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
