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
 * @param words of staff, beside the built-in ones
 * @returns the pairs that need a clerical review
 */
export async function matchNewPlaces(sql: Queryable, batch: number, words?: PlaceWords): Promise<ReviewCandidate[]> {
  const districts = await buildBlockingTable(sql, batch)
  const queued: ReviewCandidate[] = []
  // One district after the other keeps memory flat; pairs beyond a district come last, when those are resolved.
  for (const region of [...districts, null]) {
    const { merges, reviews } = classifyPairs(await generateCandidatePairs(sql, region, words))
    await applyMerges(sql, merges)
    await adoptAliasAddresses(sql, [...new Set(merges.map(({ canonicalId }) => canonicalId))])
    queued.push(...reviews)
  }
  return queued
}
