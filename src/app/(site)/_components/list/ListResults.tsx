import { SoftLink } from '@/ui/kit/SoftLink'
import type { ListQuery } from '@/domain/directory/query'
import type { RestaurantPage } from '@/domain/directory/schemas'
import { LIST_PAGE_MAX } from '@/domain/directory/limits'
import { listHref, refine, sortOf } from '@/ui/urls/listHref'
import { buttonClass } from '@/ui/kit/buttonClass'
import { Pagination } from '@/ui/kit/Pagination'
import { InlineLink } from '@/ui/kit/TextLink'
import { tableMetric } from '@/ui/restaurant/tableMetric'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import { scopeOf } from '@/ui/format/rankOf'
import { EmptyList } from './EmptyList'
import { figuresMessage } from './figuresMessage'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'

interface Props {
  query: ListQuery
  agency: string | null
  page: RestaurantPage
  trends: ReadonlyMap<number, number[]>
}

/** The rows of a page, or why it is empty. */
export function ListResults({ query, agency, page, trends }: Props) {
  const { pagination, data } = page
  if (pagination.total === 0) return <EmptyList query={query} />
  if (data.length === 0) {
    return (
      <div className="border-t-[1.5px] border-ink py-14 text-center">
        <p className="font-semibold">이 목록은 {pagination.pages}쪽까지 있습니다.</p>
        <SoftLink href={listHref(refine(query, {}))} className={buttonClass('plain', 'mt-4')}>
          첫 쪽으로
        </SoftLink>
      </div>
    )
  }
  const scope = scopeOf(query)
  return (
    <>
      <h2 className="sr-only">순위</h2>
      <p className="mb-2.5 text-note text-faint">
        {figuresMessage(query, agency, scope)} · <InlineLink href="/ranking">순위 산정 방식</InlineLink>
      </p>
      <RestaurantTable
        restaurants={data}
        trends={trends}
        scope={scope}
        figure={tableMetric(sortOf(query))}
        label="식당 목록"
      />
      <StaticMarkup>
        <Pagination
          page={pagination.page}
          pages={Math.min(pagination.pages, LIST_PAGE_MAX)}
          hrefOf={(number) => listHref({ ...query, page: number })}
          label="목록의 쪽"
        />
      </StaticMarkup>
    </>
  )
}
