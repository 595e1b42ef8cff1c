import type { ReactNode } from 'react'
import type { Restaurant } from '@/domain/directory/schemas'
import { placeLine } from '../format/placeLine'
import type { RankScope } from '../format/rankOf'
import { OfficeDistance } from '../office/OfficeDistance'
import { dishClass } from '../photo/dishClass'
import { PlacePhoto } from '../photo/PlacePhoto'
import { RowTitle } from './RowTitle'

type Place = Pick<
  Restaurant,
  | ('id' | 'title' | 'category' | 'sub_category' | 'photo')
  | ('address' | 'sub_add1' | 'sub_add2' | 'latitude' | 'longitude')
>

interface Props {
  of: Place
  scope: RankScope
  /** short facts that follow the address */
  facts?: readonly string[]
  children?: ReactNode
}

/** Which restaurant a row is about: photograph or drawing, name, address, and how far from the visitor's office. */
export const RowPlace = ({ of, scope, facts = [], children }: Props) => (
  <div className={dishClass(of)}>
    <PlacePhoto photo={of.photo} />
    <RowTitle of={of} />
    <p>
      {placeLine(of, scope)}
      {facts.length > 0 ? (
        <span>
          <OfficeDistance of={of} />
          {facts[0]}
          {/* Gives way to the distance, so that rows stay one line high. */}
          {facts.length > 1 && <span> · {facts.slice(1).join(' · ')}</span>}
        </span>
      ) : (
        <OfficeDistance of={of} />
      )}
    </p>
    {children}
  </div>
)
