import type { Point } from '@/domain/metresBetween'
import { groupRange } from '@/domain/plan/groupRange'
import { tilePlanPath } from '@/domain/plan/paths'
import { planAround } from '@/domain/plan/planAround'
import type { GroupQuery, Plan, TilePlan } from '@/domain/plan/schemas'
import { loadTilesAround } from '../location/loadTiles'

export interface PlanAround {
  plan: Plan
  query: GroupQuery
  isPartial: boolean
}

const fieldsOf = ({ headcount, per_head_max, weekday, hour }: GroupQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ headcount, per_head_max, weekday, hour }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** Requests only map tiles and measures distances here. `radius` in metres; null if a tile could not be loaded. */
export async function loadPlanAround(query: GroupQuery, point: Point, radius: number): Promise<PlanAround | null> {
  const tiles = await loadTilesAround<TilePlan>(point, radius, (x, y) => tilePlanPath(x, y, fieldsOf(query)))
  if (!tiles) return null
  return {
    plan: { data: planAround(point, radius, tiles), matched: groupRange(query.headcount, query.per_head_max) },
    query,
    isPartial: tiles.some(({ is_partial }) => is_partial),
  }
}
