import { nameKey } from '@/domain/place/keys/nameKey'
import { isBranchWord } from '@/domain/place/lexicon/branchWord'
import { cellAliases } from '@/domain/place/match/cellAliases'
import { isDescription } from '@/domain/place/parse/bracketRole'
import { endsInDish } from '@/domain/place/parse/endsInDish'
import { normalizeCell } from '@/domain/place/text/normalizeCell'
import type { ParsedPlace } from '@/domain/place/types'
import { isOwner } from '@/domain/person/ownerName'

/** '모크(MOK)' → 'mok'. Null if there is none, if it only describes goods, or if it may be a person. */
export function alternateNameKey(raw: string, reading: ParsedPlace): string | null {
  // Most cells have no bracket and need no second parse.
  if (!normalizeCell(raw).includes('(')) return null
  const [other] = cellAliases({ raw, context: '' }, reading)
  if (!other || !/\p{L}{2}/u.test(other.name) || isOwnerOrWord(other.name)) return null
  return nameKey(other.name) || null
}

const isOwnerOrWord = (name: string): boolean =>
  isBranchWord(name) || (/[가-힣]/.test(name) && isDescription(name)) || (isOwner(name) && !endsInDish(name))
