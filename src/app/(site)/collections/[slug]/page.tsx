import Link from 'next/link'
import { cache } from 'react'
import { collectionPage, COLLECTIONS_PAGE, isCollectionSlug } from '@/domain/collection'
import { COLLECTIONS } from '@/messages/site/collections'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { collectionCardImage, pageMetadata } from '@/ui/kit/pageMetadata'
import { EmptyState } from '@/ui/kit/EmptyState'
import { PageHeading } from '@/ui/kit/Headings'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import type { Collection } from '@/contract/collections'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { findCollection, withPlaces } from '@/server/collections'
import { metadataOrMissing, pageOrMissing, missingPage } from '../../_data/missingPage'
import { NotFound } from '../../_components/text/NotFound'
import { readDocuments } from '../../_data/readDocuments'

const readCollectionPage = cache(async (slug: string): Promise<Collection> => {
  tagPage(pageTags.collections, pageTags.directory)
  const heading = isCollectionSlug(slug) ? await readDocuments((payload) => findCollection(payload, slug)) : undefined
  return (await withPlaces(preparedReads(), heading)) ?? missingPage()
})

const CollectionNotFound = () => <NotFound title={COLLECTIONS.missing}>{COLLECTIONS.missingAdvice}</NotFound>

interface Props {
  params: Promise<{ slug: string }>
}

export const generateMetadata = metadataOrMissing(async ({ params }: Props) => {
  const { id, slug, title, summary } = await readCollectionPage((await params).slug)
  return pageMetadata({ title, description: summary, url: collectionPage(slug), image: collectionCardImage(id, title) })
})

export default pageOrMissing(async ({ params }: Props) => {
  const { title, summary, places } = await readCollectionPage((await params).slug)
  return (
    <div className="wrap">
      <PageHeading
        crumbs={<Breadcrumbs links={[{ href: COLLECTIONS_PAGE, label: COLLECTIONS.title }]} />}
        title={
          <>
            {title} <span className="font-light text-soft">{COLLECTIONS.count(formatCount(places.length))}</span>
          </>
        }
      >
        {summary}
      </PageHeading>
      {places.length === 0 ? (
        <EmptyState
          title={COLLECTIONS.gone}
          actions={
            <Link href="/regions" className={buttonClass('primary')}>
              {COLLECTIONS.explore}
            </Link>
          }
        />
      ) : (
        <div className="mt-5">
          <h2 className="sr-only">{COLLECTIONS.label}</h2>
          <RestaurantTable
            restaurants={places}
            remarks={new Map(places.map(({ id, remark }) => [id, remark]))}
            scope="national"
            ranked={false}
            label={COLLECTIONS.label}
            chosenOrder={COLLECTIONS.order}
          />
        </div>
      )}
    </div>
  )
}, CollectionNotFound)
