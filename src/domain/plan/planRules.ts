import { type CuisineCode, servesCuisine } from '../place/lexicon/cuisineChips'
import { metresBetween, type Point } from '../distance'

/** Similar groups: within a quarter of the headcount, at least one person either way. */
const SPREAD = 0.25
/** A minimum, because a 5,000-won café does not suit a 30,000-won budget. */
const BUDGET_FLOOR = 0.2

export interface GroupRange {
  headcount_min: number
  headcount_max: number
  /** won */
  per_head_min: number
  per_head_max: number
}

/** Which recorded groups resemble one of `headcount` people with `budget` won per head. */
export function groupRange(headcount: number, budget: number): GroupRange {
  const spread = Math.max(1, Math.round(headcount * SPREAD))
  return {
    headcount_min: Math.max(2, headcount - spread),
    headcount_max: headcount + spread,
    per_head_min: Math.round(budget * BUDGET_FLOOR),
    per_head_max: budget,
  }
}

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

interface Planned {
  id: number
  latitude: number | null
  longitude: number | null
  group_count: number
  weekday_count: number
  hour_count: number
  occasion_count: number
  /** 'YYYY-MM-DD' */
  last_group: string
}

const score = ({ group_count, weekday_count, hour_count, occasion_count }: Planned): number =>
  group_count + weekday_count + hour_count + occasion_count

const byGroups = (one: Planned, other: Planned): number =>
  score(other) - score(one) || other.last_group.localeCompare(one.last_group) || one.id - other.id

/** As the server would answer, from the plans of the surrounding tiles. Adds `distance` in whole metres. */
export const planAround = <Place extends Planned>(
  point: Point,
  radius: number,
  tiles: readonly { data: readonly Place[] }[],
): (Place & { distance: number })[] =>
  tiles
    .flatMap(({ data }) =>
      data.flatMap((place) => {
        const { latitude, longitude } = place
        if (latitude === null || longitude === null) return []
        return { ...place, distance: Math.round(metresBetween(point, { latitude, longitude })) }
      }),
    )
    .filter(({ distance }) => distance <= radius)
    .sort(byGroups)
