/** A call worth trying for each read, by its operation. */
const EXAMPLES: Record<string, string> = {
  listRestaurants: '/api/v1/restaurants?province=서울특별시&district=중구&size=5',
  suggest: '/api/v1/suggest?q=국수',
  listPosts: '/api/v1/posts?board=free',
  listRegions: '/api/v1/regions',
  readStatistics: '/api/v1/statistics',
}

/** The path of an example call: a written one, or the read's own path with a first id in it. */
export const examplePath = (operation: string, path: string, id: number): string =>
  encodeURI(EXAMPLES[operation] ?? path.replace('{id}', String(id)))
