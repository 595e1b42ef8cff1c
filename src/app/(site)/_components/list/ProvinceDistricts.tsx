import { SoftLink } from '@/ui/kit/SoftLink'
import type { ListQuery } from '@/domain/directory/query'
import { shortProvince } from '@/domain/region/shortProvince'
import { preparedReads } from '@/infra/database/readPool'
import { listRegions } from '@/server/directory/listRegions'
import { listHref, refine } from '@/ui/urls/listHref'
import { formatCount } from '@/ui/format/number'
import { MapLegend } from '@/ui/map/MapLegend'
import { RegionMap } from '@/ui/map/RegionMap'
import { pageTags } from '@/domain/site/pageTags'
import { loadShared } from '../../_data/loadShared'
import { provinceSpriteOf } from '../../_data/shapeSprites'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

const DISTRICT_LINK =
  'flex min-h-11 items-center justify-between gap-2 border-b border-line text-[0.9375rem] hover:text-accent'

const PANEL =
  'mt-4 mb-8 grid gap-x-10 gap-y-6 rounded-box border border-line bg-card p-4 sm:p-6 ' +
  'md:grid-cols-[minmax(0,1fr)_17rem]'

export async function ProvinceDistricts({ query, province }: { query: ListQuery; province: string }) {
  const regions = await loadShared('regions', [pageTags.directory], () => listRegions(preparedReads()))
  if (!regions.ok) return null
  const districts = regions.data
    .filter((region) => region.province === province && region.district !== null)
    .sort((a, b) => b.restaurant_count - a.restaurant_count || (a.district ?? '').localeCompare(b.district ?? '', 'ko'))
  const [first] = districts
  if (!first) return null
  const sprite = await provinceSpriteOf(first)
  const counts = new Map(districts.map((region) => [region.code, region.restaurant_count]))
  const short = shortProvince(province)
  return (
    <StaticMarkup>
      <section aria-labelledby="districts" className={PANEL}>
        <div>
          <h2 id="districts" className="font-bold tracking-tight">
            시군구를 고르면 그 안의 순위를 봐요
          </h2>
          <p className="text-note text-faint">숫자는 조건과 상관없이 그 지역의 모든 식당 수예요.</p>
          <ul className="mt-2.5 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
            {districts.map((region) => (
              <li key={region.code}>
                <SoftLink
                  href={listHref(refine(query, { district: region.district ?? undefined }))}
                  className={DISTRICT_LINK}
                >
                  <span className={region.restaurant_count ? 'font-medium' : 'text-faint'}>{region.district}</span>
                  <span className="text-note text-faint">{formatCount(region.restaurant_count)}</span>
                </SoftLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="hidden md:block">
          <RegionMap sprite={sprite} counts={counts} by="district" label={`${short} 시군구별 식당 수 지도`} />
          <div className="mt-3">
            <MapLegend counts={[...counts.values()]} />
          </div>
        </div>
      </section>
    </StaticMarkup>
  )
}
