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

/** A listed word or domain (`word_lists`), compared by `wordKey`; a domain includes its subdomains. */
export async function matchBlocklist(sql: Queryable, text: string): Promise<Hold | null> {
  const { rows } = await sql.query<ListedWord>(LISTED)
  if (rows.length === 0) return null
  const letters = literalKey(text)
  const found = rows.find(({ kind, key }) => (kind === 'held_word' ? letters.includes(key) : namesDomain(text, key)))
  return found ? { reason: found.kind === 'held_word' ? 'word' : 'domain', match: found.word } : null
}
