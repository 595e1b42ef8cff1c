import Link from 'next/link'
import { COLLECTIONS_LISTED, COLLECTIONS_PAGE } from '@/domain/collection'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { COLLECTIONS } from '@/messages/site/collections'
import { listCollections } from '@/server/collections'
import { buttonClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/Headings'
import { pageMetadata, SITE_CARD } from '@/ui/kit/pageMetadata'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { CollectionRow } from '../_components/home/FeaturedCollection'
import { load } from '../_data/load'

export const metadata = pageMetadata({
  title: COLLECTIONS.title,
  description: COLLECTIONS.lead,
  url: COLLECTIONS_PAGE,
  image: SITE_CARD,
})
export const dynamic = 'force-dynamic'

export default async function CollectionsPage() {
  tagPage(pageTags.collections, pageTags.directory)
  const collections = await load('collections', () => listCollections(preparedReads(), COLLECTIONS_LISTED))
  return (
    <div className="wrap">
      <PageHeading title={COLLECTIONS.title}>{COLLECTIONS.lead}</PageHeading>
      {!collections.ok && <LoadFailure what="모아 보기를" retryHref={COLLECTIONS_PAGE} />}
      {collections.ok && collections.data.length === 0 && (
        <EmptyState
          title={COLLECTIONS.empty}
          actions={
            <Link href="/regions" className={buttonClass('primary')}>
              {COLLECTIONS.explore}
            </Link>
          }
        >
          {COLLECTIONS.emptyAdvice}
        </EmptyState>
      )}
      {collections.ok && collections.data.length > 0 && (
        <StaticMarkup>
          <h2 className="sr-only">{COLLECTIONS.all}</h2>
          <ul className="mt-8 border-t-[1.5px] border-ink">
            {collections.data.map((collection) => (
              <CollectionRow key={collection.id} collection={collection} />
            ))}
          </ul>
        </StaticMarkup>
      )}
    </div>
  )
}
