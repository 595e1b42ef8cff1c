import { SoftLink } from '@/ui/kit/SoftLink'
import type { RegionSummary, Statistics } from '@/domain/directory/schemas'
import { displayRegion } from '@/domain/region/displayRegion'
import { NEARBY } from '@/messages/site/nearby'
import { listHref } from '@/ui/urls/listHref'
import { formatCount } from '@/ui/format/number'
import { Icon } from '@/ui/kit/Icon'
import { chipClass } from '@/ui/kit/chipClass'
import type { ShapeSprite } from '@/ui/map/shapeSprite'
import { SearchBox } from '@/ui/search/SearchBox'
import type { Loaded } from '../../_data/load'
import { HeroMap } from './HeroMap'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

const GRID =
  'grid items-center gap-x-12 gap-y-10 pt-[clamp(2.25rem,6vw,4.5rem)] grid-cols-[minmax(0,1fr)] ' +
  'lg:grid-cols-[minmax(0,1fr)_19rem]'

const QUICK_REGIONS = 4

interface Props {
  statistics: Loaded<Statistics>
  regions: Loaded<RegionSummary[]>
  sprite: ShapeSprite
}

const busiest = (regions: readonly RegionSummary[]): RegionSummary[] =>
  [...regions]
    .filter((region) => region.visit_count > 0)
    .sort((a, b) => b.visit_count - a.visit_count)
    .slice(0, QUICK_REGIONS)

/** The first screen: purpose, search and a map of the country. */
export function Hero({ statistics, regions, sprite }: Props) {
  const visits = statistics.ok ? statistics.data.visit_count : 0
  return (
    <section className={GRID}>
      <div>
        <h1 className="text-hero font-[780] tracking-[-0.04em]">
          공무원이 다녀간 밥집,
          <br />
          기록으로 찾아요
        </h1>
        <p className="mt-4 max-w-[34em] text-lead text-soft">
          공개된 업무추진비 {visits > 0 && `${formatCount(visits)}건`}
          {visits > 0 ? '을' : '기록을'} 식당별로 모았어요. 어느 기관이, 언제, 얼마에 다녀갔는지까지 원문으로 확인할 수
          있어요.
        </p>
        <div className="mt-7 max-w-2xl">
          <SearchBox variant="hero" />
        </div>
        <StaticMarkup>
          <nav aria-label="바로 가기" className="chip-row mt-3.5">
            <SoftLink href="/regions" className={chipClass(true)}>
              지역별로 보기
              <Icon name="right" className="size-4" />
            </SoftLink>
            <SoftLink href="/nearby" className={chipClass(false)}>
              {NEARBY.title}
            </SoftLink>
            {regions.ok &&
              busiest(regions.data).map((region) => (
                <SoftLink
                  key={region.code}
                  href={listHref({ province: region.province, district: region.district ?? undefined })}
                  className={chipClass(false)}
                >
                  {displayRegion(region, { short: true })}
                </SoftLink>
              ))}
          </nav>
        </StaticMarkup>
      </div>
      {regions.ok && (
        <StaticMarkup className="hidden lg:block">
          <HeroMap regions={regions.data} sprite={sprite} />
        </StaticMarkup>
      )}
    </section>
  )
}
