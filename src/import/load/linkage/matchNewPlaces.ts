import type { Queryable } from '@/infra/database/pool'
import { adoptAliasAddresses } from '@/server/matching/aliasAddresses'
import { classifyPairs, type ReviewCandidate } from '@/import/linkage/classifyPairs'
import { applyMerges } from './applyMerges'
import { generateCandidatePairs } from './generateCandidatePairs'
import { buildBlockingTable } from './buildBlockingTable'

/**
 * Matches what a batch brought: every spelling seen for the first time stands as a restaurant of its own until here; all
 * of them together are compared with one another and with what was there, so that the order of a file decides nothing.
 * Call it when the file is staged and before its visits are written.
 * @returns what a person has to be asked
 */
export async function matchNewPlaces(sql: Queryable, batch: number): Promise<ReviewCandidate[]> {
  const districts = await buildBlockingTable(sql, batch)
  const queued: ReviewCandidate[] = []
  // One district after the other keeps memory flat; the pairs without one come last, when the districts are settled.
  for (const region of [...districts, null]) {
    const { merges, reviews } = classifyPairs(await generateCandidatePairs(sql, region))
    await applyMerges(sql, merges)
    await adoptAliasAddresses(sql, [...new Set(merges.map(({ canonicalId }) => canonicalId))])
    queued.push(...reviews)
  }
  return queued
}
