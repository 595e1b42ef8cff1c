import { CHANGES_PAGE } from '@/contract/changes'
import { REPORT_CARD_PAGE, REPORT_CARD_RULE_PAGE } from '@/domain/agency/reportCard'
import { COLLECTIONS_LISTED, collectionPage, COLLECTIONS_PAGE } from '@/domain/collection'
import { BOARD_TYPES } from '@/domain/community/community'
import { preparedReads } from '@/infra/database/readPool'
import { listCollections } from '@/server/collections'
import { listRegions } from '@/server/directory/regions'
import { listSitemapAgencies, listSitemapPart, listSitemapParts } from '@/server/directory/listSitemap'
import { agencyHref } from '@/ui/urls/agencyHref'
import { boardHref } from '@/ui/urls/boardHref'
import { listHref } from '@/ui/urls/listHref'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { siteOrigin } from '@/infra/siteOrigin'
import { sitemapResponse } from '../../(site)/_data/sitemaps'

const PAGES = [
  '/',
  '/regions',
  '/restaurants',
  '/nearby',
  '/plan',
  '/agencies',
  '/en',
  '/en/agencies',
  '/en/restaurants',
  REPORT_CARD_PAGE,
  REPORT_CARD_RULE_PAGE,
  '/map',
  COLLECTIONS_PAGE,
  '/ranking',
  '/developers',
  '/data',
  CHANGES_PAGE,
  '/about',
  '/faq',
  '/contact',
  '/board',
  ...BOARD_TYPES.map((type) => boardHref(type)),
  '/terms',
  '/privacy',
  '/terms/location',
]

async function regionLists(): Promise<string[]> {
  const regions = (await listRegions(preparedReads())).filter(({ restaurant_count }) => restaurant_count > 0)
  const lists = regions.map(({ province, district }) => listHref({ province, district: district ?? undefined }))
  return [...new Set([...regions.map(({ province }) => listHref({ province })), ...lists])]
}

async function agencies(): Promise<{ url: string; changed: string }[]> {
  const listed = await listSitemapAgencies(preparedReads())
  return listed.map(({ id, changed_at }) => ({ url: siteOrigin() + agencyHref(id), changed: changed_at }))
}

async function collections(): Promise<{ url: string; changed: string }[]> {
  const listed = await listCollections(preparedReads(), COLLECTIONS_LISTED)
  return listed.map(({ slug, updated_at }) => ({ url: siteOrigin() + collectionPage(slug), changed: updated_at }))
}

async function restaurants(part: number): Promise<{ url: string; changed: string }[] | null> {
  if (!(await listSitemapParts(preparedReads())).some((one) => one.part === part)) return null
  const changed = await listSitemapPart(preparedReads(), part)
  return changed.map(({ id, changed_at }) => ({ url: siteOrigin() + restaurantHref(id), changed: changed_at }))
}

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params
  const onSite = (paths: readonly string[]) => paths.map((path) => ({ url: siteOrigin() + path }))
  if (name === 'pages.xml') return sitemapResponse(onSite(PAGES))
  if (name === 'regions.xml') return sitemapResponse(onSite(await regionLists()))
  if (name === 'collections.xml') return sitemapResponse(await collections())
  if (name === 'agencies.xml') return sitemapResponse(await agencies())
  const part = /^restaurants-(\d{1,6})\.xml$/.exec(name)?.[1]
  const entries = part === undefined ? null : await restaurants(Number(part))
  return entries ? sitemapResponse(entries) : new Response(null, { status: 404 })
}
