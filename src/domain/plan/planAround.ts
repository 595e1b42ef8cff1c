import { metresBetween, type Point } from '../metresBetween'
import type { PlannedPlace, TilePlan } from './schemas'

const score = ({ group_count, weekday_count, hour_count }: PlannedPlace): number =>
  group_count + weekday_count + hour_count

/** The order of the server's answers: points, then who had such a group last. */
const byGroups = (one: PlannedPlace, other: PlannedPlace): number =>
  score(other) - score(one) || other.last_group.localeCompare(one.last_group) || one.id - other.id

/**
 * The places within `radius` metres of a point, the likeliest first, from the plans of the tiles around it: what the
 * server answers for a point, made where the point is known. Each has its `distance` in whole metres.
 */
export const planAround = (point: Point, radius: number, tiles: readonly TilePlan[]): PlannedPlace[] =>
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
