import { NO_PLACE_WORDS, type PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { readWordKeys } from '@/server/words/readWordKeys'

/** Words as an upload keeps them, so that its plan and its import read the file as its preview shows it. */
export interface StoredWords {
  nonplace: string[]
  chains: string[]
}

export const wordsOf = (stored: StoredWords | null): PlaceWords =>
  stored ? { nonplace: new Set(stored.nonplace), chains: new Set(stored.chains) } : NO_PLACE_WORDS

/** The words that staff keep for reading places now. */
export async function readPlaceWords(sql: Queryable): Promise<StoredWords> {
  const { nonplace, chain } = await readWordKeys(sql, ['nonplace', 'chain'])
  return { nonplace, chains: chain }
}
