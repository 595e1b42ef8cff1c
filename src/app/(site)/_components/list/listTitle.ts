import type { ListQuery } from '@/domain/directory/query'
import type { Understood } from '@/domain/directory/schemas'
import { displayRegion } from '@/domain/region/displayRegion'
import { landmarkAt } from '@/domain/search/landmarks'
import { LIST_SEARCH } from '@/messages/site/listSearch'
import { NEARBY } from '@/messages/site/nearby'

interface Named {
  agency?: string | null
  understood?: Understood | undefined
}

export const pointName = (near: string): string => landmarkAt(near)?.name ?? NEARBY.chosen

export const pointTitle = (near: string): string => LIST_SEARCH.around(pointName(near))

export function listTitle(query: ListQuery, { agency = null, understood }: Named = {}): string {
  if (query.province)
    return displayRegion({ province: query.province, district: query.district ?? null }, { short: true })
  if (query.near) return pointTitle(query.near)
  if (understood?.point) return [LIST_SEARCH.around(understood.point.name), understood.kind].filter(Boolean).join(' ')
  if (understood && (understood.kind || understood.meal || understood.places.length > 0)) return query.q ?? ''
  if (query.q) return `‘${query.q.replace(/^["“]|["”]$/g, '')}’ 찾기`
  return agency === null ? '전국' : `${agency} 다녀간 곳`
}
