import type { PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { adoptAliasAddresses } from '@/server/matching/aliasAddresses'
import { classifyPairs, type ReviewCandidate } from '@/import/linkage/classifyPairs'
import { applyMerges } from './applyMerges'
import { generateCandidatePairs } from './generateCandidatePairs'
import { buildBlockingTable } from './buildBlockingTable'

/**
 * Matches all at once: row order has no effect. Call it between staging and writing visits. Returns pairs to review.
 */
export async function matchNewPlaces(sql: Queryable, batch: number, words?: PlaceWords): Promise<ReviewCandidate[]> {
  const groups = await buildBlockingTable(sql, batch)
  const queued: ReviewCandidate[] = []
  const canonicals = new Map<number, number>()
  // Areas are processed in groups for flat memory; pairs across areas come last, once those are resolved.
  for (const areas of [...groups, null]) {
    const { merges, reviews } = classifyPairs(await generateCandidatePairs(sql, areas, words), words?.lexicon)
    await applyMerges(sql, merges)
    await adoptAliasAddresses(sql, [...new Set(merges.map(({ canonicalId }) => canonicalId))])
    for (const { duplicateId, canonicalId } of merges) canonicals.set(duplicateId, canonicalId)
    queued.push(...reviews)
  }
  return queued.map((review) => ({ ...review, candidate: resolveMerged(review.candidate, canonicals) }))
}

/** A place without a district may be queued as a candidate and later merged into one with a district. */
function resolveMerged(restaurant: number, canonicals: ReadonlyMap<number, number>): number {
  let at = restaurant
  for (let next = canonicals.get(at); next !== undefined; next = canonicals.get(at)) at = next
  return at
}
