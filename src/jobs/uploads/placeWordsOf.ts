import { NO_PLACE_WORDS, type PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { newestLexicon, readLexicon } from '@/server/lexicon/readLexicon'
import { newestSighting, readSeenSigns } from '@/server/signs/seenSigns'
import { readWordKeys } from '@/server/words/readWordKeys'

/** Words as an upload keeps them, so that its plan and its import read the file as its preview shows it. */
export interface StoredWords {
  nonplace: string[]
  chains: string[]
  /** the version of the lexicon; absent where an upload was read before there was one */
  lexicon?: number
  /** the last import whose sightings of signs count; absent in the same way */
  signs?: number
}

/** Words with the lexicon and the signs they name. */
export async function loadWords(sql: Queryable, stored: StoredWords | null): Promise<PlaceWords> {
  if (!stored) return NO_PLACE_WORDS
  const lexicon = stored.lexicon === undefined ? null : await readLexicon(sql, stored.lexicon)
  const signs = stored.signs === undefined ? null : await readSeenSigns(sql, stored.signs)
  return { nonplace: new Set(stored.nonplace), chains: new Set(stored.chains), lexicon, signs }
}

/** The words that staff keep for reading places now, the newest lexicon and all signs seen so far. */
export async function readPlaceWords(sql: Queryable): Promise<StoredWords> {
  const { nonplace, chain } = await readWordKeys(sql, ['nonplace', 'chain'])
  return { nonplace, chains: chain, lexicon: await newestLexicon(sql), signs: await newestSighting(sql) }
}
