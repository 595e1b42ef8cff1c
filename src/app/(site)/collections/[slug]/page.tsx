import Link from 'next/link'
import { collectionPage, COLLECTIONS_PAGE } from '@/domain/collection/paths'
import { COLLECTIONS } from '@/messages/site/collections'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { collectionCardImage } from '@/ui/kit/cardImage'
import { EmptyState } from '@/ui/kit/EmptyState'
import { PageHeading } from '@/ui/kit/PageHeading'
import { pageMetadata } from '@/ui/kit/pageMetadata'
import { RestaurantTable } from '@/ui/restaurant/RestaurantTable'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { CollectionNotFound } from '../../_components/text/CollectionNotFound'
import { metadataOrMissing, pageOrMissing } from '../../_data/missingPage'
import { readCollectionPage } from '../../_data/readCollectionPage'

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
