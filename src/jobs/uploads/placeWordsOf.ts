import { NO_PLACE_WORDS, type PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { newestLexicon, readLexicon } from '@/server/lexicon/readLexicon'
import { newestSighting, readSeenSigns } from '@/server/signs/seenSigns'
import { readWordKeys } from '@/server/words/readWordKeys'

/** So that plan and import read the file as its preview did. */
export interface StoredWords {
  nonplace: string[]
  chains: string[]
  /** absent in uploads read before the lexicon existed */
  lexicon?: number
  /** the last import whose sign sightings count; absent likewise */
  signs?: number
}

/** With the lexicon and signs they refer to. */
export async function loadWords(sql: Queryable, stored: StoredWords | null): Promise<PlaceWords> {
  if (!stored) return NO_PLACE_WORDS
  const lexicon = stored.lexicon === undefined ? null : await readLexicon(sql, stored.lexicon)
  const signs = stored.signs === undefined ? null : await readSeenSigns(sql, stored.signs)
  return { nonplace: new Set(stored.nonplace), chains: new Set(stored.chains), lexicon, signs }
}

export async function readPlaceWords(sql: Queryable): Promise<StoredWords> {
  const { nonplace, chain } = await readWordKeys(sql, ['nonplace', 'chain'])
  return { nonplace, chains: chain, lexicon: await newestLexicon(sql), signs: await newestSighting(sql) }
}
