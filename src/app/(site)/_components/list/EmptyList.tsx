import Link from 'next/link'
import type { ListQuery } from '@/domain/directory/query'
import { RADIUS_DEFAULT } from '@/domain/nearby/limits'
import { NEARBY } from '@/messages/site/nearby'
import { formatDistance } from '@/ui/format/distance'
import { CATEGORY_LABELS } from '@/messages/labels'
import { listHref, refine } from '@/ui/urls/listHref'
import { buttonClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { listTitle } from './listTitle'

/** Where a walk ends and a drive begins, in metres. */
const RADIUS_WIDE = 5_000

/** No results: says which filter is to blame, with a link to undo it. */
export function EmptyList({ query }: { query: ListQuery }) {
  if (query.category !== 'all') {
    const what = CATEGORY_LABELS[query.category]
    return (
      <EmptyState
        title={`${listTitle(query)}에는 이 조건에 맞는 ${what}${query.category === 'cafe' ? '가' : '이'} 없습니다`}
        actions={
          <Link href={listHref(refine(query, { category: 'all' }))} className={buttonClass('primary')}>
            업종 전체 보기
          </Link>
        }
      >
        다른 업종이나 지역을 골라 보십시오.
      </EmptyState>
    )
  }
  if (query.near) {
    return (
      <EmptyState
        icon="pin"
        title={NEARBY.none(formatDistance(query.radius ?? RADIUS_DEFAULT))}
        actions={
          <Link
            href={listHref(refine(query, { q: undefined, radius: RADIUS_WIDE }))}
            className={buttonClass('primary')}
          >
            {formatDistance(RADIUS_WIDE)} 안 보기
          </Link>
        }
      >
        {NEARBY.noneAdvice}
      </EmptyState>
    )
  }
  if (query.q) {
    return (
      <EmptyState
        icon="search"
        title={`‘${query.q}’에 맞는 식당을 찾지 못했습니다`}
        actions={
          <>
            <Link href="/regions" className={buttonClass('primary')}>
              지역에서 고르기
            </Link>
            <Link href="/map" className={buttonClass('plain')}>
              지도에서 찾기
            </Link>
          </>
        }
      >
        이름의 일부나 초성(예: ㅈㅁㅅㄷ)으로, 또는 동네 이름을 함께 넣어 찾아보십시오.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={query.province ? `${listTitle(query)}에는 이 조건에 맞는 식당이 없습니다` : '아직 식당이 없습니다'}
      actions={
        query.province && (
          <Link href="/regions" className={buttonClass('primary')}>
            다른 지역 고르기
          </Link>
        )
      }
    >
      {query.province
        ? '이 지역의 기관이 공개한 기록을 아직 모으지 못했거나, 조건이 너무 좁을 수 있습니다.'
        : '공개된 업무추진비 기록을 들여오면 이곳에 보입니다.'}
    </EmptyState>
  )
}
