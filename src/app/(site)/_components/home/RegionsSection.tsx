import { josa } from 'es-hangul'
import type { RegionSummary } from '@/contract/directory'
import { displayRegion, shortProvince } from '@/domain/region/regionNames'
import { HOME } from '@/messages/site/home'
import { formatCount } from '@/ui/format/number'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { SectionHeading } from '@/ui/kit/Headings'
import { SoftLink } from '@/ui/kit/SoftLink'
import { TextLink } from '@/ui/kit/TextLink'
import { MapLegend } from '@/ui/map/MapLegend'
import { RegionMap } from '@/ui/map/RegionMap'
import type { ShapeSprite } from '@/ui/map/shapeSprite'
import { countByProvince } from '@/ui/map/provinceCounts'
import { listHref } from '@/ui/urls/listHref'
import type { Loaded } from '../../_data/load'

const REGIONS_SHOWN = 10
/** A phone shows only the first few, in one column. */
const REGIONS =
  'self-start border-t-[1.5px] border-ink max-sm:[&>li:nth-child(n+7)]:hidden sm:columns-2 sm:gap-x-12 ' +
  'sm:[&>li]:break-inside-avoid'

const busiest = (regions: readonly RegionSummary[]): RegionSummary[] =>
  regions
    .filter((region) => region.visit_count > 0)
    .sort((a, b) => b.visit_count - a.visit_count)
    .slice(0, REGIONS_SHOWN)

interface Props {
  regions: Loaded<RegionSummary[]>
  sprite: ShapeSprite
}

export function RegionsSection({ regions, sprite }: Props) {
  return (
    <section aria-labelledby="home-regions" className="mt-section">
      <SectionHeading
        id="home-regions"
        title={HOME.regions}
        note={HOME.regionsNote}
        aside={
          <TextLink href="/regions" withArrow>
            {HOME.allRegions}
          </TextLink>
        }
      />
      {!regions.ok ? (
        <LoadFailure what="지역을" retryHref="/" />
      ) : (
        <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <ul className={REGIONS}>
            {busiest(regions.data).map((region) => (
              <li key={region.code} className="place-row group grid-cols-[minmax(0,1fr)_auto] gap-x-3">
                <SoftLink
                  href={listHref({ province: region.province, district: region.district ?? undefined })}
                  className="row-link"
                >
                  {displayRegion(region, { short: true })}
                </SoftLink>
                <b>
                  {formatCount(region.restaurant_count)}
                  <small>곳</small>
                </b>
              </li>
            ))}
          </ul>
          <ProvinceMap regions={regions.data} sprite={sprite} />
        </div>
      )}
    </section>
  )
}

/** Desktop only; on phones the regions page has the map. */
function ProvinceMap({ regions, sprite }: { regions: readonly RegionSummary[]; sprite: ShapeSprite }) {
  const counts = countByProvince(regions)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  const label = first
    ? `시도별 식당 수 지도. ${josa(shortProvince(first[0]), '이/가')} ${formatCount(first[1])}곳으로 가장 많아요.`
    : '시도 지도. 아직 식당이 없어요.'
  return (
    <div className="hidden lg:block">
      <RegionMap sprite={sprite} counts={counts} by="province" label={label} />
      <p className="mt-2 text-note font-semibold text-soft">{HOME.map}</p>
      <MapLegend counts={[...counts.values()]} />
    </div>
  )
}
