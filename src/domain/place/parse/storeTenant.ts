import { chainAtStart } from '../lexicon/chainNames'
import { isBranchWord } from '../lexicon/branchWord'
import { isLocality } from '../lexicon/locality'
import { HOST_STORES } from '../lexicon/tradeWords.data'
import { startsWithAny } from '../text/anyWord'
import { endsInDish } from './endsInDish'
import { nonEateryReason } from './nonplace'

export const beginsWithStore = startsWithAny(HOST_STORES)
/** Words after a store's branch that belong to the store rather than a tenant. */
const STORE_WORD = /(?:층|관|홀|센터|센타|매장|코너|식품|행사장|문화원|지하|카드|주차장|내|팀|식당가|푸드코트)$/
const FLOOR = /^(?:지하|B)?\d{1,2}층$/
const SHORTEST_SIGN = 3

/** The tenant after a store's branch: '롯데백화점노원점 달무리옥' → 달무리옥. Other texts are returned unchanged. */
export function tenantOfStore(text: string): string {
  if (!beginsWithStore(text)) return text
  const words = text.replace(/백화점-/, '백화점 ').split(' ')
  // A department store without branch is directly followed by its tenant: '롯데백화점 달무리797', '롯데백화점-달무리'.
  const at = /백화점$/.test(words[0] ?? '') && !words.slice(1).some(isBranchWord) ? 0 : words.findIndex(isBranchWord)
  const tenant = words
    .slice(at + 1)
    .filter((word) => !FLOOR.test(word))
    .join(' ')
  if (at < 0 || at > 1 || tenant === '' || STORE_WORD.test(tenant) || nonEateryReason(tenant) !== null) return text
  const isSign =
    chainAtStart(tenant) !== null ||
    ((/^[가-힣A-Za-z]/.test(tenant) || endsInDish(tenant)) && tenant.length >= SHORTEST_SIGN)
  return isSign && !isLocality(tenant) && !isBranchWord(tenant) ? tenant : text
}
