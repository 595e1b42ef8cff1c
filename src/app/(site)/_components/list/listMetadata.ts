import { josa } from 'es-hangul'
import type { Metadata } from 'next'
import { CUISINE_CHIPS } from '@/domain/place/lexicon/cuisineChips'
import { readQuery } from '@/domain/search/readQuery'
import { CATEGORY_LABELS } from '@/messages/labels'
import { describeInterpretation } from '@/server/directory/understood'
import { newPlacesHref } from '@/ui/urls/newPlacesHref'
import { listCardImage } from '@/ui/kit/cardImage'
import { pagedDescription, pagedTitle, pageMetadata } from '@/ui/kit/pageMetadata'
import { defaultSort, listHref, sortOf } from '@/ui/urls/listHref'
import { readListQuery } from '@/ui/urls/readListQuery'
import type { ListPageProps } from './listPageProps'
import { listTitle } from './listTitle'
import { WRONG_QUERY } from './WrongQuery'

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
  const what = query.cuisine
    ? CUISINE_CHIPS[query.cuisine].label
    : query.category === 'all'
      ? '식당'
      : CATEGORY_LABELS[query.category]
  const plain =
    !query.q &&
    !query.cuisine &&
    !query.near &&
    !query.year &&
    !query.agency_type &&
    !query.agency &&
    !query.per_head_max &&
    sortOf(query) === defaultSort(query)
  const understood = query.q ? describeInterpretation(query.q, readQuery(query.q)) : undefined
  const name = listTitle(query, { understood })
  const whole = query.q ? [name, query.cuisine && what].filter(Boolean).join(' ') : `${name} ${what} 순위`
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
