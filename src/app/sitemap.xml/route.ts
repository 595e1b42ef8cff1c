import { COLLECTIONS_LISTED } from '@/domain/collection'
import { preparedReads } from '@/infra/database/readPool'
import { listCollections } from '@/server/collections'
import { listSitemapAgencies, listSitemapParts } from '@/server/directory/listSitemap'
import { siteOrigin } from '@/infra/siteOrigin'
import { sitemapIndexResponse } from '../(site)/_data/sitemaps'

export const dynamic = 'force-dynamic'

/** ISO dates in the same format sort as text. */
const latest = (moments: readonly string[]): string | undefined => moments.toSorted().at(-1)

export async function GET(): Promise<Response> {
  const [parts, agencies, collections] = await Promise.all([
    listSitemapParts(preparedReads()),
    listSitemapAgencies(preparedReads()),
    listCollections(preparedReads(), COLLECTIONS_LISTED),
  ])
  const entry = (name: string, changed?: string) => ({ url: `${siteOrigin()}/sitemaps/${name}.xml`, changed })
  return sitemapIndexResponse([
    // Pages change with releases, which have no date.
    entry('pages'),
    entry('regions', latest(parts.map(({ changed_at }) => changed_at))),
    entry('agencies', latest(agencies.map(({ changed_at }) => changed_at))),
    entry('collections', latest(collections.map(({ updated_at }) => updated_at))),
    ...parts.map(({ part, changed_at }) => entry(`restaurants-${part}`, changed_at)),
  ])
}
