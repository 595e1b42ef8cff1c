import { type CuisineCode, servesCuisine } from '../place/lexicon/cuisineChips'

/** A group that meets between meals may mean coffee. */
const [COFFEE_FROM, COFFEE_TO] = [14, 16]

interface Wanted {
  cuisine?: CuisineCode | undefined
  hour?: number | undefined
}

/** Cafés and bakeries do not feed a dinner: they are left out unless chosen, or between meals. */
export const leavesOutCafes = ({ cuisine, hour }: Wanted): boolean =>
  cuisine === undefined && (hour === undefined || hour < COFFEE_FROM || hour > COFFEE_TO)

export function servesGroup(place: Parameters<typeof servesCuisine>[0], wanted: Wanted): boolean {
  if (wanted.cuisine !== undefined) return servesCuisine(place, wanted.cuisine)
  return !leavesOutCafes(wanted) || !servesCuisine(place, 'cafe')
}
