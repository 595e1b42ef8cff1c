import type { Sql } from '@/infra/database/pool'
import { fillAddresses } from '@/server/matching/addresses'
import { matchSpellings, type Question } from '../../plan/matchSpellings'
import { applyFolds } from './applyFolds'
import { findPairs } from './findPairs'
import { gatherSpellings } from './gatherSpellings'

/**
 * Matches what a batch brought: every spelling seen for the first time stands as a restaurant of its own until here; all
 * of them together are compared with one another and with what was there, so that the order of a file decides nothing.
 * Call it when the file is staged and before its visits are written.
 * @returns what a person has to be asked
 */
export async function matchNewPlaces(sql: Sql, batch: number): Promise<Question[]> {
  const districts = await gatherSpellings(sql, batch)
  const asked: Question[] = []
  // One district after the other keeps memory flat; the pairs without one come last, when the districts are settled.
  for (const region of [...districts, null]) {
    const { folds, questions } = matchSpellings(await findPairs(sql, region))
    await applyFolds(sql, folds)
    await fillAddresses(sql, [...new Set(folds.map(({ into }) => into))])
    asked.push(...questions)
  }
  return asked
}
