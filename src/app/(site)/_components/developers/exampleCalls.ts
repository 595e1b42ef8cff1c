import { koreanDay } from '@/domain/koreanDay'
import { snapshotFileName } from '@/domain/openData/snapshot'

/** A call worth trying for each read, by its operation. */
const EXAMPLES: Record<string, string> = {
  listRestaurants: '/api/v1/restaurants?province=서울특별시&district=중구&size=5',
  exportRestaurants: '/api/v1/restaurants.csv?province=서울특별시&category=cafe',
  exportAgencyVisits: '/api/v1/agencies/1/visits.csv',
  suggest: '/api/v1/suggest?q=국수',
  listPosts: '/api/v1/posts?board=free',
  listRegions: '/api/v1/regions',
  readStatistics: '/api/v1/statistics',
}

/**
 * The path of an example call: a written one, or the read's own path with a first id in it.
 * @param date of the newest snapshot
 */
export const examplePath = (operation: string, path: string, id: number, date = koreanDay(new Date())): string =>
  encodeURI(
    EXAMPLES[operation] ??
      path.replace('{id}', String(id)).replace('{date}', date).replace('{file}', snapshotFileName('restaurants')),
  )
