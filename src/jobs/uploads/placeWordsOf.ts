import { NO_PLACE_WORDS, type PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { newestLexicon, readLexicon } from '@/server/lexicon/readLexicon'
import { readWordKeys } from '@/server/words/readWordKeys'

/** Words as an upload keeps them, so that its plan and its import read the file as its preview shows it. */
export interface StoredWords {
  nonplace: string[]
  chains: string[]
  /** the version of the lexicon; absent where an upload was read before there was one */
  lexicon?: number
}

/** Words with the lexicon they name. */
export async function loadWords(sql: Queryable, stored: StoredWords | null): Promise<PlaceWords> {
  if (!stored) return NO_PLACE_WORDS
  const lexicon = stored.lexicon === undefined ? null : await readLexicon(sql, stored.lexicon)
  return { nonplace: new Set(stored.nonplace), chains: new Set(stored.chains), lexicon }
}

/** The words that staff keep for reading places now, and the newest lexicon. */
export async function readPlaceWords(sql: Queryable): Promise<StoredWords> {
  const { nonplace, chain } = await readWordKeys(sql, ['nonplace', 'chain'])
  return { nonplace, chains: chain, lexicon: await newestLexicon(sql) }
}
