import { josa } from 'es-hangul'
import type { RegionSummary } from '@/domain/directory/schemas'
import { shortProvince } from '@/domain/region/shortProvince'
import { formatCount } from '@/ui/format/number'
import { MapLegend } from '@/ui/map/MapLegend'
import { RegionMap } from '@/ui/map/RegionMap'
import type { ShapeSprite } from '@/ui/map/shapeSprite'
import { countByProvince } from '@/ui/region/countByProvince'

/** Choropleth map of restaurants by province, each a link. Desktop only; on phones the regions page has the map. */
export function HeroMap({ regions, sprite }: { regions: readonly RegionSummary[]; sprite: ShapeSprite }) {
  const counts = countByProvince(regions)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  const label = first
    ? `시도별 식당 수 지도. ${josa(shortProvince(first[0]), '이/가')} ${formatCount(first[1])}곳으로 가장 많아요.`
    : '시도 지도. 아직 식당이 없어요.'
  return (
    <>
      <RegionMap sprite={sprite} counts={counts} by="province" label={label} />
      <div className="mt-2 flex justify-end">
        <MapLegend counts={[...counts.values()]} />
      </div>
    </>
  )
}
