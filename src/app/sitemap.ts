import type { MetadataRoute } from 'next'
import { BOARD_TYPES } from '@/domain/community/states'
import { readPool } from '@/infra/database/readPool'
import { listAgencies } from '@/server/agencies/listAgencies'
import { listPopular } from '@/server/directory/listPopular'
import { listRegions } from '@/server/directory/listRegions'
import { agencyHref } from '@/ui/urls/agencyHref'
import { boardHref } from '@/ui/urls/boardHref'
import { listHref } from '@/ui/urls/listHref'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { siteOrigin } from './(site)/_data/siteOrigin'

export const dynamic = 'force-dynamic'

/** The most visited restaurants and agencies that the sitemap names; the rest is found from the lists. */
const RESTAURANTS = 1000
const AGENCIES = 1000

const PAGES = [
  '/',
  '/regions',
  '/restaurants',
  '/nearby',
  '/agencies',
  '/map',
  '/ranking',
  '/developers',
  '/about',
  '/faq',
  '/contact',
  '/board',
  ...BOARD_TYPES.map((type) => boardHref(type)),
  '/terms',
  '/privacy',
  '/terms/location',
]

/** Pages, the regions that have restaurants, and the agencies and restaurants with the most visits. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = siteOrigin()
  const [regions, restaurants, agencies] = await Promise.all([
    listRegions(readPool()),
    listPopular(readPool(), RESTAURANTS),
    listAgencies(readPool(), { sort: 'visit_count', page: 1, size: AGENCIES }),
  ])
  const lists = regions
    .filter((region) => region.restaurant_count > 0)
    .map((region) =>
      listHref({ province: region.province, district: region.district ?? undefined }).replaceAll('&', '&amp;'),
    )
  return [
    ...[...PAGES, ...lists].map((path) => ({ url: origin + path })),
    ...agencies.data.map((agency) => ({
      url: origin + agencyHref(agency.id),
      ...(agency.last_visit ? { lastModified: agency.last_visit } : {}),
    })),
    ...restaurants.map((restaurant) => ({
      url: origin + restaurantHref(restaurant.id),
      ...(restaurant.last_visit ? { lastModified: restaurant.last_visit } : {}),
    })),
  ]
}
