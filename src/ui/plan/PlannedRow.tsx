import type { GroupQuery, PlannedPlace } from '@/domain/plan/schemas'
import { CATEGORY_LABELS } from '@/messages/labels'
import { favoritePlace } from '../favorite/favoritePlace'
import { distanceText } from '../format/distance'
import { regionLine } from '../format/placeLine'
import { SoftLink } from '../kit/SoftLink'
import { OfficeDistance } from '../office/OfficeDistance'
import { PlaceSquare } from '../photo/PlacePhoto'
import { RowActions } from '../restaurant/RowActions'
import { restaurantHref } from '../urls/restaurantHref'
import { planReasons } from './planReasons'
import { PollChoice } from './PollChoice'

interface Props {
  place: PlannedPlace
  query: GroupQuery
  /** whether it is preselected for the vote */
  isChosen: boolean
}

export function PlannedRow({ place, query, isChosen }: Props) {
  const where = place.distance === null ? regionLine(place) : distanceText(place.distance)
  return (
    <li className="planned-row">
      <PollChoice id={place.id} title={place.title} isChosen={isChosen} />
      <PlaceSquare of={place} />
      <h3 className="min-w-0 font-semibold">
        <SoftLink href={restaurantHref(place.id)} className="hover:underline">
          {place.title}
        </SoftLink>
        <span className="ml-2 text-small font-normal whitespace-nowrap text-soft">
          {place.sub_category ?? CATEGORY_LABELS[place.category]}
        </span>
      </h3>
      <RowActions place={favoritePlace(place)} />
      <ul className="inline-list">
        <li>
          <OfficeDistance of={place} />
          {where}
        </li>
        {planReasons(place, query).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </li>
  )
}
