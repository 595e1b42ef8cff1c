import type { Metadata } from 'next'
import { listSearch } from '@/ui/urls/listHref'
import { readListQuery } from '@/ui/urls/readQuery'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { preparedReads } from '@/infra/database/readPool'
import { MAP } from '@/messages/site/map'
import { listRegions } from '@/server/directory/regions'
import { PageHeading } from '@/ui/kit/Headings'
import { TextLink } from '@/ui/kit/TextLink'
import { MapLegend } from '@/ui/map/MapLegend'
import { RegionMap } from '@/ui/map/RegionMap'
import { RecentPlaces } from '@/ui/recent/RecentPlaces'
import { RegionForm } from '@/ui/search/RegionForm'
import { regionChoicesWithin } from '@/ui/search/regionChoices'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { listQuerySchema } from '@/contract/directoryQuery'
import { StaticMarkup } from '@/ui/markup/StaticMarkup'
import { ProvinceDisclosures } from '@/ui/map/ProvinceDisclosures'
import { provinceCounts } from '@/ui/map/provinceCounts'
import { listMetadata, regionsMetadata, type ListPageProps } from '../_components/list/listMetadata'
import { ListScreen } from '../_components/list/ListScreen'
import { loadShared } from '../_data/load'
import { districtsSprite } from '../_data/shapeSprites'

async function RegionsLanding() {
  tagPage(pageTags.directory)
  const [regions, sprite] = await Promise.all([
    loadShared('regions', [pageTags.directory], () => listRegions(preparedReads())),
    districtsSprite(),
  ])
  return (
    <div className="wrap">
      <PageHeading title="지역별">
        보고 싶은 시도와 시군구를 골라 주세요. 공공기관이 많이 찾은 순서로 보여 드려요.
      </PageHeading>
      <div className="mt-5">
        <RegionForm query={listQuerySchema.parse({})} regions={regionChoicesWithin(undefined)} />
      </div>
      {regions.ok ? (
        <div className="mt-9 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <StaticMarkup>
            <ProvinceDisclosures provinces={provinceCounts(regions.data)} regions={regions.data} />
          </StaticMarkup>
          <StaticMarkup className="lg:sticky lg:top-24">
            <RegionMap
              sprite={sprite}
              counts={new Map(regions.data.map((region) => [region.code, region.restaurant_count]))}
              by="district"
              label="시군구별 식당 수 지도. 같은 내용이 목록에 있어요."
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <MapLegend counts={regions.data.map((region) => region.restaurant_count)} />
              <TextLink href="/map" withArrow>
                {MAP.larger}
              </TextLink>
            </div>
          </StaticMarkup>
        </div>
      ) : (
        <div className="mt-8">
          <LoadFailure what="지역 목록을" retryHref="/regions" />
        </div>
      )}
      <RecentPlaces />
    </div>
  )
}

export async function generateMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const read = readListQuery(await searchParams)
  return read.ok && listSearch(read.query) === '' ? regionsMetadata : listMetadata({ searchParams })
}

export default async function RegionsPage({ searchParams }: ListPageProps) {
  const params = await searchParams
  const read = readListQuery(params)
  // Filters without a region use the country's list; a URL without filters asks for a region first.
  return read.ok && listSearch(read.query) === '' ? <RegionsLanding /> : <ListScreen params={params} />
}
