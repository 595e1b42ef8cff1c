import { preparedReads } from '@/infra/database/readPool'
import { listSitemapParts } from '@/server/directory/listSitemap'
import { siteOrigin } from '../(site)/_data/siteOrigin'
import { sitemapIndexResponse } from '../(site)/_data/sitemaps'

export const dynamic = 'force-dynamic'

/** `GET /sitemap.xml`: those of pages, lists, institutions, collections, and restaurants with their last change. */
export async function GET(): Promise<Response> {
  const parts = await listSitemapParts(preparedReads())
  const names = ['pages', 'regions', 'agencies', 'collections', ...parts.map((part) => `restaurants-${part}`)]
  return sitemapIndexResponse(names.map((name) => ({ url: `${siteOrigin()}/sitemaps/${name}.xml` })))
}
