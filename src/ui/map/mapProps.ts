import type { ListedRestaurant, Restaurant } from '@/contract/directory'
import type { MapPlace } from '@/contract/tiles'
import type { Point } from '@/domain/distance'
import { rankOf, type RankScope } from '../format/rankOf'
import { type MapPoint, pointOf } from './coordinates'
import type { Shade } from '../chart/colorScale'

export type MapView = 'country' | 'capital' | Point

/** A place whose pin was pressed. */
export interface Preview {
  place: Restaurant | MapPlace
  pin?: HTMLElement
}

export interface ExplorerProps {
  shades: ReadonlyMap<string, Shade>
  chosen: string | null
  places: readonly Restaurant[]
  view: MapView
  onSelect: (code: string) => void
  onPreview: (preview: Preview) => void
  onHover: (code: string | null) => void
  onReady: () => void
  onFail: () => void
}

export interface MapPin {
  place: (Restaurant | MapPlace) & MapPoint
  /** null: a dot without a number */
  rank: number | null
}

/** The places of a list that have a point; with their ranks where those are the list's order. */
export const pinsOf = (places: readonly ListedRestaurant[], scope: RankScope | null): MapPin[] =>
  places.flatMap((place) => {
    const point = pointOf(place)
    return point ? [{ place: { ...place, ...point }, rank: scope && rankOf(place, scope) }] : []
  })

/** A list's places on an interactive map. */
export interface PinsProps extends Pick<ExplorerProps, 'onPreview'> {
  label: string
  pins: readonly MapPin[]
  /** the point that the places are around */
  around: MapPoint | null
  /** of the places' district, if they have one in common */
  code: string | null
}
