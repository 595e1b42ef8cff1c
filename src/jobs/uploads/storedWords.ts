import type { FormatColumns, FormatStatus } from '@/domain/dataFormat'
import { choosableColumns, type UploadKind } from '@/domain/upload/kinds'
import type { Queryable } from '@/infra/database/pool'
import { headerKey } from '@/import/header/headerWord'
import type { FormatWords } from '@/import/header/withFormatWords'
import { NO_PLACE_WORDS, type PlaceWords } from '@/domain/place/words/placeWords'
import { newestLexicon, readLexicon } from '@/server/lexicon'
import { newestSighting, readSeenSigns } from '@/server/seenSigns'
import { readWordKeys } from '@/server/words'

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

interface StoredFormat {
  name: string
  status: FormatStatus
  columns: FormatColumns
}

export async function readFormatWords(sql: Queryable, kind: UploadKind): Promise<FormatWords> {
  const { rows } = await sql.query<StoredFormat>(
    `SELECT name, status, columns FROM data_formats WHERE kind::text = $1 AND status <> 'draft' ORDER BY version, id`,
    [kind],
  )
  const known = choosableColumns(kind)
  const active = new Map<string, string>()
  const deprecated = new Map<string, string>()
  for (const { name, status, columns } of rows)
    for (const [column, words] of Object.entries(columns))
      for (const word of words) {
        if (!known.includes(column)) continue
        if (status === 'active') active.set(headerKey(word), column)
        else deprecated.set(headerKey(word), name)
      }
  return { active, deprecated }
}
