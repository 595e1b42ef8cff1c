import { displayRegion } from '@/domain/region/regionNames'
import { CURRENT_REGIONS } from '@/domain/region/regions'
import { preparedReads } from '@/infra/database/readPool'
import { NEW_PLACES } from '@/messages/site/lists'
import { listNewPlaces } from '@/server/directory/highlights'
import { listHref } from '@/ui/urls/listHref'
import { newPlacesHref } from '@/ui/urls/fileHref'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { siteOrigin } from '@/infra/siteOrigin'
import { rssResponse, writeRss } from '../../../_data/rss'

const MAX_AGE_SECONDS = 600

export async function GET(_: Request, { params }: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await params
  const region = CURRENT_REGIONS.find((one) => one.code === code)
  if (!region) return new Response(NEW_PLACES.unknown, { status: 404 })
  const origin = siteOrigin()
  const place = { province: region.province, district: region.district || undefined }
  const name = displayRegion({ province: region.province, district: region.district || null }, { short: true })
  const places = await listNewPlaces(preparedReads(), code)
  const feed = writeRss({
    title: NEW_PLACES.title(name),
    link: origin + listHref(place),
    self: origin + (newPlacesHref(place) ?? ''),
    description: NEW_PLACES.description(name),
    items: places.map(({ id, title, address, agency_count, visit_count, created_at }) => ({
      title,
      link: origin + restaurantHref(id),
      published: created_at,
      description: [NEW_PLACES.item(agency_count, visit_count), address].filter(Boolean).join(' · '),
    })),
  })
  return rssResponse(feed, MAX_AGE_SECONDS)
}
