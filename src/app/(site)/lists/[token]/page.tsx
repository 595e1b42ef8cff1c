import type { Metadata } from 'next'
import Link from 'next/link'
import { cache } from 'react'
import { readPool } from '@/infra/database/readPool'
import { LIST_PAGE_MAX } from '@/domain/directory/directory'
import { listPage } from '@/domain/favorite/favorite'
import { SHARED_LISTS } from '@/messages/site/favorites'
import { readTrends } from '@/server/directory/readTrends'
import type { SearchParams } from '@/ui/urls/readQuery'
import { buttonClass } from '@/ui/kit/buttonClass'
import { PageHeading } from '@/ui/kit/Headings'
import { pagedTitle } from '@/ui/kit/pageMetadata'
import { Pagination } from '@/ui/kit/Pagination'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import { EmptyState } from '@/ui/kit/EmptyState'
import { type SharedList, sharedListQuerySchema } from '@/contract/favorites'
import { readSharedList } from '@/server/favorites/sharedLists'
import { metadataOrMissing, pageOrMissing, missingPage } from '../../_data/missingPage'
import { NotFound } from '../../_components/text/NotFound'

const readListPage = cache(async (token: string, page: string | string[] | undefined): Promise<SharedList> => {
  const asked = sharedListQuerySchema.safeParse({ page })
  const list = asked.success ? await readSharedList(readPool(), token, asked.data.page) : null
  return list ?? missingPage()
})

function SharedListNotFound() {
  return <NotFound title={SHARED_LISTS.gone}>{SHARED_LISTS.goneWhy}</NotFound>
}

interface Props {
  params: Promise<{ token: string }>
  searchParams: Promise<SearchParams>
}

/** Anyone with the link may see it. Not indexed, because the owner may revoke it at any moment. */
export const generateMetadata = metadataOrMissing(async ({ params, searchParams }: Props): Promise<Metadata> => {
  const { nickname, title, pagination } = await readListPage((await params).token, (await searchParams).page)
  return {
    title: pagedTitle(title ?? SHARED_LISTS.titleOf(nickname), pagination.page),
    robots: { index: false, follow: false },
  }
})

export default pageOrMissing(async ({ params, searchParams }: Props) => {
  const { token } = await params
  const { title, nickname, data, pagination } = await readListPage(token, (await searchParams).page)
  const trends = await readTrends(
    readPool(),
    data.map(({ id }) => id),
  )
  const hrefOf = (page: number) => (page === 1 ? listPage(token) : `${listPage(token)}?page=${page}`)
  return (
    <div className="wrap">
      <PageHeading title={title ?? SHARED_LISTS.titleOf(nickname)}>
        {title === null ? '' : `${SHARED_LISTS.titleOf(nickname)} · `}
        {SHARED_LISTS.count(pagination.total)}
      </PageHeading>
      <div className="mt-8">
        <h2 className="sr-only">{SHARED_LISTS.label}</h2>
        {data.length > 0 ? (
          <RestaurantTable
            restaurants={data}
            trends={trends}
            scope="national"
            ranked={false}
            label={SHARED_LISTS.label}
          />
        ) : (
          <EmptyState
            icon="heart"
            title={SHARED_LISTS.empty}
            actions={
              <Link href="/regions" className={buttonClass('plain')}>
                {SHARED_LISTS.explore}
              </Link>
            }
          >
            {SHARED_LISTS.emptyWhy}
          </EmptyState>
        )}
        <Pagination
          page={pagination.page}
          pages={Math.min(pagination.pages, LIST_PAGE_MAX)}
          hrefOf={hrefOf}
          label={SHARED_LISTS.pages}
        />
      </div>
    </div>
  )
}, SharedListNotFound)
