import { SoftLink } from '@/ui/kit/SoftLink'
import type { ListQuery } from '@/domain/directory/query'
import type { Trend } from '@/domain/directory/trend'
import type { PreviousRanks } from '@/domain/directory/rankMove'
import type { RowFacts } from '@/domain/directory/rowFacts'
import type { RestaurantPage } from '@/domain/directory/schemas'
import type { ListOffers } from '@/server/directory/findOffers'
import { LIST_PAGE_MAX } from '@/domain/directory/limits'
import { RANK } from '@/messages/site/rank'
import { DOWNLOAD_CSV } from '@/messages/openData'
import { listFileHref } from '@/ui/urls/fileHref'
import { listHref, refine, sortOf } from '@/ui/urls/listHref'
import { buttonClass } from '@/ui/kit/buttonClass'
import { Pagination } from '@/ui/kit/Pagination'
import { NEW_PLACES } from '@/messages/site/listControls'
import { newPlacesHref } from '@/ui/urls/newPlacesHref'
import { FeedLink, FileLink, InlineLink } from '@/ui/kit/TextLink'
import { tableMetric } from '@/ui/restaurant/tableMetric'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import { scopeOf } from '@/ui/format/rankOf'
import { StructuredData } from '@/ui/kit/StructuredData'
import { structuredList } from '@/ui/restaurant/structuredList'
import { siteOrigin } from '../../_data/siteOrigin'
import { EmptyList } from './EmptyList'
import { figuresMessage } from './figuresMessage'
import { isRankOrder } from './isRankOrder'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

interface ListPage extends RestaurantPage {
  trends: ReadonlyMap<number, Trend>
  /** previous quarter's ranks; empty unless ordered by rank */
  previous: ReadonlyMap<number, PreviousRanks | null>
  facts: ReadonlyMap<number, RowFacts>
  /** the filters the search text was interpreted as */
  shown: ListQuery
  offers: ListOffers | null
}

interface Props {
  query: ListQuery
  agency: string | null
  /** the chosen year, with its months that have records */
  year: string | null
  page: ListPage
}

export function ListResults({ query, agency, year, page }: Props) {
  const { pagination, data, trends, previous, facts, shown, offers } = page
  if (pagination.total === 0) return <EmptyList query={query} offers={offers} />
  if (data.length === 0) {
    return (
      <div className="border-t-[1.5px] border-ink py-14 text-center">
        <p className="font-semibold">이 목록은 {pagination.pages}쪽까지 있어요.</p>
        <SoftLink href={listHref(refine(query, {}))} className={buttonClass('plain', 'mt-4')}>
          첫 페이지로
        </SoftLink>
      </div>
    )
  }
  const scope = scopeOf(query)
  const ranked = isRankOrder(shown)
  const feed = newPlacesHref(query)
  return (
    <>
      <StaticMarkup>
        <h2 className="sr-only">순위</h2>
        <p className="mb-2.5 text-note text-faint">
          {figuresMessage(shown, { agency, year }, scope)}
          {ranked && (
            <>
              {' '}
              · <InlineLink href="/ranking">순위 산정 방식</InlineLink>
            </>
          )}
        </p>
      </StaticMarkup>
      <RestaurantTable
        restaurants={data}
        trends={trends}
        previous={previous}
        facts={facts}
        scope={scope}
        ranked={ranked}
        figure={tableMetric(sortOf(shown))}
        near={shown.near}
        label="식당 목록"
      />
      <StaticMarkup>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-note text-faint">
          {previous.size > 0 && <span className="mr-auto">{RANK.legend}</span>}
          <FileLink href={listFileHref(query)}>{DOWNLOAD_CSV}</FileLink>
          {feed && <FeedLink href={feed}>{NEW_PLACES.link}</FeedLink>}
        </p>
        <StructuredData data={structuredList(page, query, siteOrigin())} />
        <Pagination
          page={pagination.page}
          pages={Math.min(pagination.pages, LIST_PAGE_MAX)}
          hrefOf={(number) => listHref({ ...query, page: number })}
          label="목록의 페이지"
        />
      </StaticMarkup>
    </>
  )
}
