import { cutLastName, isLikelyFullName } from '@/domain/person/personName'
import { isChainName } from '../lexicon/chainNames'
import { endsEating, holdsEating } from '../lexicon/endsEating'
import type { ParsedShop } from '../types'
import type { NameLexicon } from './nameLexicon'
import { isName } from './weighShop'

/**
 * Leaves persons out whose names end as a sign may, where no register has such a sign: '달빛식당, 서지원', '달빛식당. 조상헌'.
 * Visits say nothing of a name, since they may be an earlier reading of the same cells.
 * @returns the same list where there is none; an empty one where there is nothing else
 */
export function withoutUnlicensedPersons(shops: readonly ParsedShop[], lexicon: NameLexicon): readonly ParsedShop[] {
  const isUnlicensed = (name: string) => (lexicon.countsOf(name)?.addresses ?? 0) === 0
  const isNoSign = (name: string) => !holdsEating(name) && !isChainName(name)
  const isPerson = ({ name, branch, address }: ParsedShop) =>
    branch === null && address === null && isLikelyFullName(name) && isNoSign(name) && isUnlicensed(name)
  const kept = shops.length > 1 ? shops.filter((shop) => !isPerson(shop)) : shops
  const bare = kept.map((shop) => {
    const { front, person } = cutLastName(shop.name)
    if (person === '' || shop.branch !== null || !isLikelyFullName(person) || !isUnlicensed(shop.name)) return shop
    return endsEating(front) || isName(lexicon.countsOf(front)) ? { ...shop, name: front } : shop
  })
  return kept.length === shops.length && bare.every((shop, i) => shop === shops[i]) ? shops : bare
}
