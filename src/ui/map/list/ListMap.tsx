'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { type ReactNode, useMemo, useState } from 'react'
import { MAP } from '@/messages/site/map'
import { fetchOrThrow } from '../../api/requestApi'
import type { RankScope } from '../../format/rankOf'
import { buttonClass } from '../../kit/buttonClass'
import { RetryNotice } from '../../kit/RetryNotice'
import { TEXT_LINK } from '../../kit/TextLink'
import { type PinsProps, pinsOf } from '../mapProps'
import { type MapKeys, PinsMap } from './PinsMap'

interface Props extends MapKeys, Pick<PinsProps, 'around' | 'code'> {
  /** the list in the API */
  search: string
  /** the ranks that are the order of the list, if any */
  scope: RankScope | null
  /** the picture that is there before */
  children: ReactNode
}

/** A list's map next to it: a picture with links, whose places move with a map only for those who want it. */
export function ListMap({ search, scope, children, ...map }: Props) {
  const [isMoving, setMoving] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: ['list', search],
    queryFn: ({ signal }) => fetchOrThrow('GET /api/v1/restaurants', { query: new URLSearchParams(search), signal }),
    enabled: isMoving,
    staleTime: 60_000,
  })
  const pins = useMemo(() => data && pinsOf(data.data, scope), [data, scope])
  return (
    <>
      <div className="list-map">{pins ? <PinsMap label={MAP.ofList} pins={pins} {...map} /> : children}</div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4">
        {!isMoving && (
          <button type="button" onClick={() => setMoving(true)} className={buttonClass('plain')}>
            {MAP.move}
          </button>
        )}
        {map.code && (
          <Link href={`/map?region=${map.code}`} className={TEXT_LINK}>
            {MAP.larger}
          </Link>
        )}
      </p>
      {isError && <RetryNotice what="지도를" onRetry={() => void refetch()} />}
    </>
  )
}
