import { metresBetween, type Point } from '../metresBetween'
import type { PlannedPlace, TilePlan } from './schemas'

const score = ({ group_count, weekday_count, hour_count }: PlannedPlace): number =>
  group_count + weekday_count + hour_count

const byGroups = (one: PlannedPlace, other: PlannedPlace): number =>
  score(other) - score(one) || other.last_group.localeCompare(one.last_group) || one.id - other.id

/** As the server would answer, from the plans of the surrounding tiles. Adds `distance` in whole metres. */
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
