import { openPair, skippingPair, syllablesOf, wholePair } from '@/domain/search/syllablePairs'

/** All pairs of a name in keys, as the database's `search_pairs` has them. */
export function pairsOfName(letters: string): string[] {
  const syllables = syllablesOf(letters)
  return syllables
    .slice(1)
    .flatMap((_, at) => [
      wholePair(syllables, at),
      openPair(syllables, at, at + 1),
      ...(at + 2 < syllables.length ? [skippingPair(syllables, at, at + 2)] : []),
    ])
}
