import { isCompanyName } from './companyName'
import { nonEateryReason } from './nonplace'
import { chainAtStart } from '../lexicon/chainNames'
import { isBranchWord, endsInDish } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'
import { HOST_STORES } from '../lexicon/tradeWords.data'
import { startsWithAny } from '../text/anyWord'

/** Venues that name their shop in brackets. */
const HOSTS = [
  '호텔|몰|클럽|키오스크|부스|센터|백화점|휴게소|컨벤션|재단|협동조합|조합|청사|(?<![야어우])시장|빌딩|타워',
  '플라자|회관|페이|레지던스|리조트|콘도|식물원|수목원|동물원|미술관|박물관|도서관|공원|골프장|경기장|아트홀|캠퍼스',
]
const HOST = new RegExp(`(?:${HOSTS.join('|')})$`)

/** Online marketplaces, whose brackets name the seller; a payment agent's brackets name the shop: '네이버페이(솔식당)'. */
const OPEN_MARKET = /^(?:옥션|auction|[지g]마켓|(?:11|십일)번가|쿠팡|인터파크|위메프|티몬|롯데온|ssg(?:닷컴|\.com)?)$/i

/** Whether a name is a payer or venue with the shop in brackets: '나래호텔 (솔식당)', '홈플러스 (…)'. */
export function isHost(name: string): boolean {
  return HOST.test(name) || isCompanyName(name) || (isHostStore(name) && !OPEN_MARKET.test(name))
}

/** Payers, and stores that contain shops; not a corner shop. */
function isHostStore(outer: string): boolean {
  const reason = nonEateryReason(outer)
  return (
    reason !== null &&
    (reason !== 'mart' || /^(?:홈플러스|이마트|롯데|현대백화점|신세계|코스트코|갤러리아|뉴코아|ak)/i.test(outer)) &&
    reason !== 'goods' &&
    reason !== 'flowers'
  )
}

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
