import { isCompanyName } from './companyName'
import { nonEateryReason } from './nonplace'

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
