import { koreanDay } from '@/domain/koreanDay'
import { tileAt } from '@/domain/nearby/mapTile'
import { snapshotFileName } from '@/domain/openData/snapshot'
import type { ApiExamples } from '@/server/openData/readExamples'

/** Seoul City Hall. */
const CENTRE = tileAt({ latitude: 37.5665, longitude: 126.978 })

/** Other endpoints read the first existing record. */
const CALLS: Record<string, string> = {
  listRestaurants: '/api/v1/restaurants?province=서울특별시&district=중구&size=5',
  exportRestaurants: '/api/v1/restaurants.csv?province=서울특별시&category=cafe',
  suggest: '/api/v1/suggest?q=국수',
  listPosts: '/api/v1/posts?board=free',
  findLocations: '/api/v1/locations?q=세종대로',
  planPlaces: '/api/v1/plan?headcount=12&per_head_max=30000&region=11140',
  planTile: `/api/v1/tiles/${CENTRE.x}/${CENTRE.y}/plan?headcount=12&per_head_max=30000`,
}

const KINDS: readonly (readonly [start: string, kind: Exclude<keyof ApiExamples, 'collection'>])[] = [
  ['/api/v1/restaurants/', 'restaurant'],
  ['/api/v1/agencies/', 'agency'],
  ['/api/v1/posts/', 'post'],
  ['/api/v1/comments/', 'comment'],
]

/** `examples` is null if they could not be read; without a record the path keeps a placeholder. */
export function examplePath(
  { operation, path }: { operation: string; path: string },
  examples: ApiExamples | null,
  date = koreanDay(new Date()),
): string {
  const kind = KINDS.find(([start]) => path.startsWith(start))?.[1]
  const values: Record<string, string | number> = {
    id: (kind && examples?.[kind]) ?? 1,
    slug: examples?.collection ?? 'lunch',
    x: CENTRE.x,
    y: CENTRE.y,
    date,
    file: snapshotFileName('restaurants'),
  }
  return encodeURI(CALLS[operation] ?? path.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name)))
}
