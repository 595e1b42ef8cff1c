import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { holdsNames } from '@/domain/place/evidence/weighPersons'
import { nameKey } from '@/domain/place/keys/nameKey'
import { isBranchWord, endsInDish } from '@/domain/place/lexicon/wordEnds'
import { cellAliases } from '@/domain/place/match/cellNames'
import { isDescription } from '@/domain/place/parse/bracketRole'
import { normalizeCell } from '@/domain/place/text/normalizeCell'
import type { ParsedPlace } from '@/domain/place/types'
import { isOwner } from '@/domain/person/ownerName'

/** '모크(MOK)' → 'mok'. Null if there is none, if it only describes goods, or if it may be a person (decision 33). */
export function alternateNameKey(raw: string, reading: ParsedPlace, lexicon: NameLexicon | null): string | null {
  // Most cells have no bracket and need no second parse.
  if (!normalizeCell(raw).includes('(')) return null
  const [other] = cellAliases({ raw, context: '' }, reading)
  if (!other || !/\p{L}{2}/u.test(other.name) || isOwnerOrWord(other.name)) return null
  if (lexicon && holdsNames(other.name, lexicon)) return null
  return nameKey(other.name) || null
}

const isOwnerOrWord = (name: string): boolean =>
  isBranchWord(name) || (/[가-힣]/.test(name) && isDescription(name)) || (isOwner(name) && !endsInDish(name))
