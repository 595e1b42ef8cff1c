import { restaurantHref } from '../urls/restaurantHref'

/** A restaurant as it is shared. */
export interface SharedPlace {
  id: number
  title: string
  /** Where it is, in a few words. */
  where: string
}

/** The link that is shared: always the restaurant's own page, whichever page the button stands on. */
export const sharedLink = (place: SharedPlace, origin: string): string => origin + restaurantHref(place.id)
