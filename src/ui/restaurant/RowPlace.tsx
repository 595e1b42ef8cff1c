import type { ReactNode } from 'react'
import type { Restaurant } from '@/contract/directory'
import { CATEGORY_LABELS } from '@/messages/labels'
import { walkingMinutes } from '@/domain/distance'
import { placeLine } from '../format/placeLine'
import type { RankScope } from '../format/rankOf'
import { OfficeDistance } from '../office/OfficeDistance'
import { dishClass, PlacePhoto } from '../kit/PlacePhoto'
import { SoftLink } from '../kit/SoftLink'
import { restaurantHref } from '../urls/restaurantHref'
import { formatDistance } from '../format/distance'

export const RowTitle = ({ of }: { of: Pick<Restaurant, 'id' | 'title' | 'category' | 'sub_category'> }) => (
  <h3>
    <SoftLink href={restaurantHref(of.id)} className="row-link">
      {of.title}
    </SoftLink>
    <span>{of.sub_category ?? CATEGORY_LABELS[of.category]}</span>
  </h3>
)

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

export function DistanceBadge({ metres }: { metres: number }) {
  const [amount, unit] = formatDistance(metres).split(' ')
  const minutes = walkingMinutes(metres)
  return (
    <span className="distance-badge">
      <b>
        {amount}
        <small>{unit}</small>
      </b>
      {minutes !== null && (
        <small>
          <span className="sr-only">걸어서 </span>
          {minutes}분
        </small>
      )}
    </span>
  )
}
