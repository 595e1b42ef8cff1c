import type { PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { adoptAliasAddresses } from '@/server/matching/aliasAddresses'
import { classifyPairs, type ReviewCandidate } from '@/import/linkage/classifyPairs'
import { applyMerges } from './applyMerges'
import { generateCandidatePairs } from './generateCandidatePairs'
import { buildBlockingTable } from './buildBlockingTable'

/**
 * Links what a batch brought. Until here every new alias has a restaurant of its own; all of them are compared with one
 * another and with the known ones at once, so that the order of rows in a file has no effect. Call it when the file is
 * staged and before its visits are written.
 * @param words of staff, besides the built-in ones
 * @returns the pairs that need a clerical review
 */
export async function matchNewPlaces(sql: Queryable, batch: number, words?: PlaceWords): Promise<ReviewCandidate[]> {
  const groups = await buildBlockingTable(sql, batch)
  const queued: ReviewCandidate[] = []
  const canonicals = new Map<number, number>()
  // Some areas after the others keep memory flat; pairs beyond an area come last, when those are resolved.
  for (const areas of [...groups, null]) {
    const { merges, reviews } = classifyPairs(await generateCandidatePairs(sql, areas, words), words?.lexicon)
    await applyMerges(sql, merges)
    await adoptAliasAddresses(sql, [...new Set(merges.map(({ canonicalId }) => canonicalId))])
    for (const { duplicateId, canonicalId } of merges) canonicals.set(duplicateId, canonicalId)
    queued.push(...reviews)
  }
  return queued.map((review) => ({ ...review, candidate: resolveMerged(review.candidate, canonicals) }))
}

/** A place without a district may be queued as a candidate and be merged into one of a district later. */
function resolveMerged(restaurant: number, canonicals: ReadonlyMap<number, number>): number {
  let at = restaurant
  for (let next = canonicals.get(at); next !== undefined; next = canonicals.get(at)) at = next
  return at
}
