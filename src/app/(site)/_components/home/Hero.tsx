import { PLAN_PAGE } from '@/domain/plan/plan'
import { NEARBY_PAGE } from '@/domain/nearby/nearby'
import type { Statistics } from '@/contract/directory'
import { NEARBY } from '@/messages/site/nearby'
import { PLAN } from '@/messages/site/plan'
import { chipClass } from '@/ui/kit/buttonClass'
import { Icon } from '@/ui/kit/Icon'
import { SoftLink } from '@/ui/kit/SoftLink'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { OfficeChip } from '@/ui/office/Office'
import { SearchBox } from '@/ui/search/SearchField'
import { HOME } from '@/messages/site/home'
import { formatDayLong } from '@/ui/format/day'
import { formatCount, formatShare } from '@/ui/format/number'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import type { Loaded } from '../../_data/load'

/** Counts may have grown since, so they are shown as "at least", except zero. */
const atLeast = (count: number): string => `${formatCount(count)}${count > 0 ? '+' : ''}`

function Figures({ statistics }: { statistics: Loaded<Statistics> }) {
  if (!statistics.ok) return <LoadFailure what="통계를" retryHref="/" />
  const { region_count, restaurant_count, visit_count, source_share, last_visit } = statistics.data
  const figures = [
    ['지역', atLeast(region_count)],
    ['식당', atLeast(restaurant_count)],
    ['방문 기록', atLeast(visit_count)],
    ['원문 링크', visit_count > 0 ? formatShare(source_share) : '–'],
  ]
  return (
    <section aria-label={HOME.figures} className="home-figures">
      <dl>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {last_visit && <p>{HOME.until(formatDayLong(last_visit))}</p>}
    </section>
  )
}

export function Hero({ statistics }: { statistics: Loaded<Statistics> }) {
  return (
    <section className="pt-5 md:pt-9">
      <h1 className="text-hero font-[780] tracking-[-0.04em]">공무원이 다녀간 밥집, 기록으로 찾아요</h1>
      <p className="mt-1.5 text-small text-soft md:text-body">
        공개된 업무추진비를 식당별로 모아, 어느 기관이 언제 얼마에 다녀갔는지 원문과 함께 보여 드려요.
      </p>
      <div className="mt-4 max-w-2xl">
        <SearchBox variant="hero" />
      </div>
      <nav aria-label="바로 가기" className="chip-row mt-2">
        <StaticMarkup className="contents">
          <SoftLink href="/regions" className={chipClass(true)}>
            지역별로 보기
            <Icon name="right" className="size-4" />
          </SoftLink>
        </StaticMarkup>
        <OfficeChip />
        <StaticMarkup className="contents">
          <SoftLink href={NEARBY_PAGE} className={chipClass(false)}>
            {NEARBY.title}
          </SoftLink>
          <SoftLink href={PLAN_PAGE} className={chipClass(false)}>
            {PLAN.title}
          </SoftLink>
        </StaticMarkup>
      </nav>
      <StaticMarkup>
        <Figures statistics={statistics} />
      </StaticMarkup>
    </section>
  )
}
