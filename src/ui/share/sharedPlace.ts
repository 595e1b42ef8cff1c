import { restaurantHref } from '../urls/restaurantHref'

export interface SharedPlace {
  id: number
  title: string
  where: string
}

export const sharedLink = (place: SharedPlace, origin: string): string => origin + restaurantHref(place.id)
