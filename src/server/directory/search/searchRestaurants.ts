import { interpretQuery } from '@/domain/search/interpretQuery'
import type { Queryable } from '@/infra/database/pool'
import { findHits } from './findHits'
import { findHitsInPlace } from './findHitsInPlace'
import { findFuzzy } from './findFuzzy'
import { PREFIX, type Hit } from './matchRank'

/** With fewer results than this, none of them a name that begins so, a long text may still be a slip. */
const SLIPS_BELOW = 3
const LONG_TEXT = 9

const isDoubtful = (hits: ReadonlyMap<number, Hit>): boolean =>
  hits.size < SLIPS_BELOW && [...hits.values()].every(({ match }) => match > PREFIX)

/**
 * The best `limit` restaurants for what a person typed, as suggestions show them. Every reading of the text is tried
 * at once; the likelier one's results come first, slips last.
 */
export async function searchRestaurants(sql: Queryable, query: string, limit: number): Promise<Hit[]> {
  const readings = interpretQuery(query)
  const found = await Promise.all(
    readings.map((reading) =>
      reading.place ? findHitsInPlace(sql, reading, reading.place, limit) : findHits(sql, reading, limit),
    ),
  )
  const hits = new Map<number, Hit>()
  const keep = (hit: Hit) => hits.size < limit && !hits.has(hit.id) && hits.set(hit.id, hit)
  found.flat().forEach(keep)
  if (isDoubtful(hits)) {
    const doubtful = readings.filter(({ text }) => hits.size === 0 || text.length >= LONG_TEXT)
    const slips = await Promise.all(doubtful.map((reading) => findFuzzy(sql, reading, limit)))
    slips.flat().forEach(keep)
  }
  return [...hits.values()]
}
