'use client'
import { Children, type ComponentProps } from 'react'
import { byDistance, type Located } from '@/domain/nearby/byDistance'
import { parseNear } from '@/domain/nearby/nearPoint'
import { OfficeSort } from './OfficeSort'
import { type OrderedList, useOfficeOrder } from './useOfficeOrder'

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
