'use client'

import { Children, type ComponentProps, useSyncExternalStore } from 'react'
import Link from 'next/link'
import { byDistance, type Located } from '@/domain/distance'
import { parseNear } from '@/domain/nearby/nearPoint'
import { NEARBY_PAGE } from '@/domain/nearby/nearby'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { OFFICE } from '@/messages/site/nearby'
import { createStoredList, sessionArea } from '../kit/browserStorage'
import { useOffice } from './useOffice'
import { Select } from '../form/Select'
import { Icon } from '../kit/Icon'

interface OfficeSortProps {
  list: OrderedList
  /** what its other order is called */
  usual: string
  onChange?: () => void
}

/** The sort menu of a list that has an order of its own; without an office, the way to choose one. */
export function OfficeSort({ list, usual, onChange }: OfficeSortProps) {
  const { hasOffice, near, choose } = useOfficeOrder(list)
  return (
    <div className="office-bar mb-2">
      {hasOffice ? (
        <Select
          label={LIST_CONTROLS.sort}
          variant={near ? 'chosen' : 'chip'}
          value={near ? 'distance' : 'usual'}
          onChange={({ target }) => {
            choose(target.value === 'distance')
            onChange?.()
          }}
        >
          <option value="usual">{usual}</option>
          <option value="distance">{OFFICE.sort}</option>
        </Select>
      ) : (
        <>
          <Icon name="pin" className="size-4" />
          <Link href={NEARBY_PAGE}>{OFFICE.choose}</Link>
        </>
      )}
    </div>
  )
}

/** The lists that a browser puts in the order of distance from the office. */
const LISTS = ['collections', 'favorites', 'plan'] as const
type OrderedList = (typeof LISTS)[number]

const parse = (kept: string | null): OrderedList[] => LISTS.filter((list) => kept?.includes(`"${list}"`))
const store = createStoredList('gonggong-bapsang:nearest-first:v1', parse, sessionArea)
const NONE: readonly OrderedList[] = []

interface OrderOfList {
  hasOffice: boolean
  /** the office's point if the list is in the order of distance from it */
  near: string | undefined
  choose: (isNearest: boolean) => void
}

/** The order of a list; this tab remembers it for coming back from a place. */
export function useOfficeOrder(list: OrderedList): OrderOfList {
  const { office } = useOffice()
  const isChosen = useSyncExternalStore(store.subscribe, store.read, () => NONE).includes(list)
  return {
    hasOffice: office !== null,
    near: isChosen ? office?.near : undefined,
    choose: (isNearest) =>
      store.change((lists) => [...lists.filter((one) => one !== list), ...(isNearest ? [list] : [])]),
  }
}

interface Props extends ComponentProps<'ol'> {
  list: OrderedList
  usual: string
  /** the points of the rows, in their usual order */
  points: readonly Located[]
}

/** A whole list that can be put in the order of distance from the office. The server learns nothing of the office. */
export function OfficeOrder({ list, usual, points, children, ...rest }: Props) {
  const office = parseNear(useOfficeOrder(list).near ?? '')
  const rows = Children.toArray(children).map((row, i) => ({ ...points[i], row }))
  return (
    <>
      <OfficeSort list={list} usual={usual} />
      <ol {...rest}>{(office ? byDistance(rows, office) : rows).map(({ row }) => row)}</ol>
    </>
  )
}
