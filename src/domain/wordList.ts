import { literalKey } from './place/keys/nameKey'
import { fail, ok, type Result } from './result'

/**
 * `nonplace` is never an eating place; `held_word` and `held_domain` hold posts for review; `hide_reason` is a reason
 * that moderators choose, with what it tells the author as its note.
 */
export const WORD_KINDS = ['nonplace', 'chain', 'held_word', 'held_domain', 'hide_reason'] as const
export type WordKind = (typeof WORD_KINDS)[number]

export const WORD_MAX = 60
export const WORD_NOTE_MAX = 200
/** Words per kind; readers hold them in memory. */
export const WORDS_MAX = 1_000
/** A single letter would match every text. */
export const WORD_KEY_MIN = 2

const DOMAIN = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{2,63}$/u

/** 'https://WWW.나쁜곳.example/길' → '나쁜곳.example'. */
function domainKey(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const from = plain.indexOf('://')
  const host = (from < 0 ? plain : plain.slice(from + 3)).split(/[/?#:]/)[0] ?? ''
  return host.startsWith('www.') ? host.slice(4) : host
}

/** Without case, width, spaces and punctuation. Violations `word-too-short` and `word-no-domain`. */
export function wordKey(kind: WordKind, word: string): Result<string> {
  if (kind === 'held_domain') {
    const key = domainKey(word)
    return DOMAIN.test(key) ? ok(key) : fail({ code: 'word-no-domain', params: { field: 'word' } })
  }
  const key = literalKey(word)
  return key.length >= WORD_KEY_MIN
    ? ok(key)
    : fail({ code: 'word-too-short', params: { field: 'word', min: WORD_KEY_MIN } })
}
