import type { Hold } from '@/domain/community/holds'
import { namesDomain } from '@/domain/community/namesDomain'
import { literalKey } from '@/domain/place/keys/nameKey'
import type { Queryable } from '@/infra/database/pool'

interface ListedWord {
  kind: 'held_word' | 'held_domain'
  word: string
  key: string
}

const LISTED = `SELECT kind, word, key FROM word_lists WHERE kind IN ('held_word', 'held_domain')
  ORDER BY kind DESC, id`

/**
 * Why a text has to wait for staff: it holds a word or names a domain on their list (`word_lists`), both compared as
 * `wordKey` says; a domain covers all below it. Null where nothing is listed.
 */
export async function heldReason(sql: Queryable, text: string): Promise<Hold | null> {
  const { rows } = await sql.query<ListedWord>(LISTED)
  if (rows.length === 0) return null
  const letters = literalKey(text)
  const found = rows.find(({ kind, key }) => (kind === 'held_word' ? letters.includes(key) : namesDomain(text, key)))
  return found ? { reason: found.kind === 'held_word' ? 'word' : 'domain', match: found.word } : null
}
