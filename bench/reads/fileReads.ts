import { exportQuerySchema } from '@/contract/directoryQuery'
import type { OpenDataTable } from '@/domain/openData'
import type { Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { csvFile } from '@/server/backOffice/export/tableFiles'
import { listSitemapPart, listSitemapParts } from '@/server/directory/listSitemap'
import { exportRestaurants } from '@/server/openData/exportRestaurants'
import { exportVisits } from '@/server/openData/exportVisits'
import { cellsOf, headingsOf } from '@/server/openData/tableCells'
import type { Read } from './read'
import { nearOf, type Sample } from './sample'

type Opened = Result<AsyncGenerator<readonly object[], void>>

/**
 * The beginning of a file: what is read before its first byte, the heading, and the first block of rows as bytes.
 * @returns the rows of that block; none where the file is refused
 */
async function firstBlock(table: OpenDataTable, opened: Opened): Promise<number> {
  if (!opened.ok) return 0
  let rows = 0
  async function* counted(blocks: AsyncGenerator<readonly object[], void>) {
    for await (const block of blocks) {
      rows += block.length
      yield block
    }
  }
  const bytes = csvFile(headingsOf(table), cellsOf(table, counted(opened.value)))
  for (let chunk = 0; chunk < 3 && !(await bytes.next()).done;) chunk++
  await bytes.return()
  return rows
}

const restaurants = (name: string, filtersOf: (sample: Sample) => object): Read => ({
  name: `restaurants.csv ${name}`,
  run: async (sql, sample) =>
    firstBlock('restaurants', await exportRestaurants(sql, exportQuerySchema.parse(filtersOf(sample)))),
})

const visits = (of: 'restaurant' | 'agency', idOf: (sample: Sample) => number): Read => ({
  name: `visits.csv of ${of === 'agency' ? 'an institution' : 'a restaurant'}`,
  run: async (sql, sample) =>
    firstBlock(
      'visits',
      await exportVisits(sql, of === 'agency' ? { agency: idOf(sample) } : { restaurant: idOf(sample) }),
    ),
})

const placeOf = ({ province, district }: Sample) => ({ province, ...(district !== null && { district }) })

async function sitemap(sql: Queryable, { id }: Sample): Promise<number> {
  const parts = await listSitemapParts(sql)
  return (await listSitemapPart(sql, parts[id % parts.length]?.part ?? 0)).length
}

/** Files that are made as they are taken, of many pages' rows: counted by 20 of their rows, as a page has. */
export const FILE_READS: Read[] = [
  restaurants('of a district', placeOf),
  restaurants('of a province, by name', ({ province }) => ({ province, sort: 'name' })),
  restaurants('of a province, one year', ({ province }) => ({ province, year: 2024 })),
  restaurants('of an institution', ({ agency }) => ({ agency })),
  restaurants('of a search', () => ({ q: '국수' })),
  restaurants('near a point, 1 km', (sample) => ({ near: nearOf(sample), radius: 1000 })),
  visits('restaurant', ({ id }) => id),
  visits('agency', ({ agency }) => agency),
  { name: 'a sitemap of restaurants', run: sitemap },
]
