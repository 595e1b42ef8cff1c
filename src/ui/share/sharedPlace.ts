import { restaurantHref } from '../urls/restaurantHref'

export interface SharedPlace {
  id: number
  title: string
  /** Its place in a few words. */
  where: string
}

/** The shared link: always the restaurant's own page, on any page. */
export const sharedLink = (place: SharedPlace, origin: string): string => origin + restaurantHref(place.id)
