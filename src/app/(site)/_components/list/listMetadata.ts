import { josa } from 'es-hangul'
import type { Metadata } from 'next'
import { CUISINE_CHIPS } from '@/domain/place/lexicon/cuisineChips'
import { readQuery } from '@/domain/search/readQuery'
import { CATEGORY_LABELS, OCCASION_FACET_LABELS } from '@/messages/labels'
import { describeInterpretation } from '@/server/directory/listCandidates'
import { newPlacesHref } from '@/ui/urls/fileHref'
import { listCardImage, pagedDescription, pagedTitle, pageMetadata } from '@/ui/kit/pageMetadata'
import { defaultSort, listHref, sortOf } from '@/ui/urls/listHref'
import { readListQuery, type SearchParams } from '@/ui/urls/readQuery'
import type { ListQuery } from '@/contract/directoryQuery'
import type { Understood } from '@/contract/directory'
import { displayRegion } from '@/domain/region/regionNames'
import { landmarkAt } from '@/domain/search/landmarks'
import { LIST_SEARCH } from '@/messages/site/lists'
import { NEARBY } from '@/messages/site/nearby'
import { WRONG_QUERY } from './WrongQuery'

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

export interface ListPageProps {
  searchParams: Promise<SearchParams>
}

export const regionsMetadata: Metadata = {
  title: '지역별 식당 순위',
  description: '시도와 시군구별로 공공기관이 많이 찾은 식당을 봐요.',
  alternates: { canonical: '/regions' },
}

/** Searches and finer filters are not indexed. */
export async function listMetadata({ searchParams }: ListPageProps): Promise<Metadata> {
  const read = readListQuery(await searchParams)
  if (!read.ok) return { title: WRONG_QUERY, robots: { index: false } }
  const { query } = read
  const served = query.cuisine
    ? CUISINE_CHIPS[query.cuisine].label
    : query.category === 'all'
      ? '식당'
      : CATEGORY_LABELS[query.category]
  const what = [query.occasion && OCCASION_FACET_LABELS[query.occasion], served].filter(Boolean).join(' ')
  const plain =
    !query.q &&
    !query.cuisine &&
    !query.occasion &&
    !query.near &&
    !query.year &&
    !query.agency_type &&
    !query.agency &&
    !query.per_head_max &&
    sortOf(query) === defaultSort(query)
  const understood = query.q ? describeInterpretation(query.q, readQuery(query.q)) : undefined
  const name = listTitle(query, { understood })
  const whole = query.q
    ? [name, (query.cuisine ?? query.occasion) && what].filter(Boolean).join(' ')
    : `${name} ${what} 순위`
  const title = pagedTitle(whole, query.page)
  const description = pagedDescription(
    `${name}에서 공공기관이 많이 찾은 ${josa(what, '을/를')} 업무추진비 기록으로 집계했어요.`,
    query.page,
  )
  const feed = newPlacesHref(query)
  const page = pageMetadata({ title, description, url: listHref(query), image: listCardImage(query, title) })
  return {
    ...page,
    alternates: { ...page.alternates, ...(feed && { types: { 'application/rss+xml': feed } }) },
    robots: plain ? undefined : { index: false, follow: true },
  }
}
