import { interpretNames } from '@/domain/search/readQuery'
import type { Queryable } from '@/infra/database/pool'
import { findHits } from './findHits'
import { findHitsInPlace } from './findHitsInPlace'
import { findFuzzy } from './findFuzzy'
import { findWords } from './findWords'
import { PREFIX, type Hit } from './matchRank'

/** With fewer results and no prefix match, a long text may have a typo. */
const FUZZY_BELOW = 3
const LONG_TEXT = 9

const isDoubtful = (hits: ReadonlyMap<number, Hit>): boolean =>
  hits.size < FUZZY_BELOW && [...hits.values()].every(({ match }) => match > PREFIX)

/** Interpretations in parallel, more likely ones first; other word orders and typos last. */
export async function searchRestaurants(sql: Queryable, query: string, limit: number): Promise<Hit[]> {
  const interpretations = interpretNames(query)
  const found = await Promise.all(
    interpretations.map((interpretation) =>
      interpretation.place
        ? findHitsInPlace(sql, interpretation, interpretation.place, limit)
        : findHits(sql, interpretation, limit),
    ),
  )
  const hits = new Map<number, Hit>()
  const keep = (hit: Hit) => hits.size < limit && !hits.has(hit.id) && hits.set(hit.id, hit)
  found.flat().forEach(keep)
  if (hits.size === 0) (await findWords(sql, query, limit)).forEach(keep)
  if (isDoubtful(hits)) {
    const doubtful = interpretations.filter(({ text }) => hits.size === 0 || text.length >= LONG_TEXT)
    const fuzzyHits = await Promise.all(doubtful.map((interpretation) => findFuzzy(sql, interpretation, limit)))
    fuzzyHits.flat().forEach(keep)
  }
  return [...hits.values()]
}
