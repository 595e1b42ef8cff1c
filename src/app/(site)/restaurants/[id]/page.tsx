import { preparedReads } from '@/infra/database/readPool'
import { koreanDay } from '@/domain/koreanDay'
import { listBeside } from '@/server/recommendations/listRecommended'
import { listSimilar } from '@/server/directory/listSimilar'
import { listVisits } from '@/server/directory/listVisits'
import { readPreviousRanks } from '@/server/rankings/previousRanks'
import { listRestaurantPosts } from '@/server/posts/listPosts'
import { type SearchParams, pagesOf } from '@/ui/urls/readQuery'
import { TrackRecentPlace } from '@/ui/recent/TrackRecentPlace'
import { JsonLd } from '@/ui/restaurant/JsonLd'
import { linkPreview } from '@/ui/restaurant/linkPreview'
import { VISITS_PAGE_SIZE } from '@/domain/directory/directory'
import { LocationSection } from '@/app/(site)/_components/detail/LocationSection'
import { PhotosSection } from '@/app/(site)/_components/detail/PhotosSection'
import { PostsSection } from '@/app/(site)/_components/detail/PostsSection'
import { ReviewsSection } from '@/app/(site)/_components/detail/ReviewsSection'
import { AgencySection } from '@/app/(site)/_components/detail/AgencySection'
import { VisitsSection } from '@/app/(site)/_components/detail/VisitsSection'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { siteOrigin } from '@/infra/siteOrigin'
import { BesideSection, SimilarSection } from '../../_components/detail/SimilarSection'
import { DetailHeading, SectionLinks } from '../../_components/detail/DetailHeading'
import { DetailStrip } from '../../_components/detail/DetailStrip'
import { VisitPattern, VisitTimes } from '../../_components/detail/VisitTimes'
import { RestaurantNotFound } from '../../_components/text/NotFound'
import { load } from '../../_data/load'
import { metadataOrMissing, pageOrMissing } from '../../_data/missingPage'
import { readRestaurantPage, readReviews } from '../../_data/readRestaurantPage'

interface Props {
  params: Promise<{ id: string }>
  searchParams: Promise<SearchParams>
}

export const generateMetadata = metadataOrMissing(async ({ params, searchParams }: Props) =>
  linkPreview(await readRestaurantPage((await params).id), pagesOf(await searchParams), siteOrigin()),
)

export default pageOrMissing(async ({ params, searchParams }: Props) => {
  const restaurant = await readRestaurantPage((await params).id)
  const pages = pagesOf(await searchParams)
  const [visits, reviews, posts, similar, beside, previous] = await Promise.all([
    load('visits', () => listVisits(preparedReads(), restaurant.id, { page: pages.visits, size: VISITS_PAGE_SIZE })),
    load('reviews', () => readReviews(restaurant.id, pages.reviews)),
    load('posts about it', () => listRestaurantPosts(preparedReads(), restaurant.id)),
    load('similar places', () => listSimilar(preparedReads(), restaurant.id)),
    load('recommended beside', () => listBeside(preparedReads(), restaurant)),
    load('previous ranks', () => readPreviousRanks(preparedReads(), [restaurant.id])),
  ])
  return (
    <div className="wrap">
      <StaticMarkup>
        <JsonLd restaurant={restaurant} origin={siteOrigin()} {...(reviews.ok && { summary: reviews.data.summary })} />
      </StaticMarkup>
      <TrackRecentPlace
        id={restaurant.id}
        title={restaurant.title}
        category={restaurant.category}
        sub_category={restaurant.sub_category}
        address={restaurant.address}
        sub_add1={restaurant.sub_add1}
        sub_add2={restaurant.sub_add2}
        latitude={restaurant.latitude}
        longitude={restaurant.longitude}
      />
      <DetailHeading restaurant={restaurant} />
      <PhotosSection restaurant={restaurant} reviews={reviews.ok ? reviews.data.page.data.map(({ id }) => id) : []} />
      <StaticMarkup>
        <DetailStrip restaurant={restaurant} previous={previous.ok ? previous.data.get(restaurant.id) : undefined} />
        <VisitPattern restaurant={restaurant} today={koreanDay(new Date())} />
      </StaticMarkup>
      <SectionLinks of={restaurant} hasSimilar={similar.ok && similar.data.similar.length > 0} />
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
        <StaticMarkup className="min-w-0 space-y-12">
          <AgencySection restaurant={restaurant} pages={pages} />
          <VisitTimes of={restaurant} collected={restaurant.collected_months} />
        </StaticMarkup>
        <aside className="min-w-0 max-lg:order-first">
          <LocationSection restaurant={restaurant} />
          <ReviewsSection restaurantId={restaurant.id} reviews={reviews} pages={pages} />
        </aside>
      </div>
      <StaticMarkup>
        <VisitsSection restaurant={restaurant} visits={visits} pages={pages} />
      </StaticMarkup>
      <PostsSection restaurantId={restaurant.id} posts={posts} />
      <StaticMarkup>
        <SimilarSection restaurant={restaurant} similar={similar} />
        <BesideSection id={restaurant.id} beside={beside} />
      </StaticMarkup>
    </div>
  )
}, RestaurantNotFound)
