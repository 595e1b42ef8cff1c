import { splitBranch } from './branch'
import { isBranchWord, endsAsStation, endsInDish, isOrEndsInDish } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'
import { chainAtStart } from '../lexicon/chainNames'
import { COMPANY_MARK, withoutMarks } from '../text/corporateMark'
import { nonEateryReason } from './nonplace'
import { endsWithAny } from '../text/anyWord'
import { collapse } from '../text/normalizeCell'
import { FOOD_ENDS } from '../lexicon/tradeWords.data'

const COMPANY_ENDS = `
  푸드 푸드빌 푸드시스템 푸드코리아 시스템 시스템즈 코리아 에프앤비 에프앤씨 에프씨 에프엔비 F&B E&F 컴퍼니 외식 인터내셔널 인터내셔날
  비즈 홀딩스 그룹 엔터프라이즈 개발 상사 산업 리테일 네트웍스 코퍼레이션 파트너스 페이먼츠 홈푸드 이노베이션 테이스터스 에스지다인힐 부자되세요 다인힐
  상품 물산 실업 통상 교역
`
  .split(/\s+/)
  .filter(Boolean)
const endsAsCompany = endsWithAny(COMPANY_ENDS)
/** Company names before a sign: '(주)해든유통 우마루'. Without a corporate mark, signs have these endings too. */
const OPERATOR = /^[가-힣A-Za-z]{2,}(?:유통|식품|랜드|무역|수산|축산|농산|건설|물류|관광|레저)$/
/** Words for a room of a company rather than a sign: '(주)나래랜드 식당'. */
const ROOM_OF_COMPANY =
  /^(?:식당|식당가|구내식당|카페|카페테리아|커피|커피숍|레스토랑|뷔페|매점|매장|본사|직영|푸드코트)$/
const COMPANY_TAIL = new Set(['코리아', '파트너스', '컴퍼니', '시스템', '그룹', '푸드', '에프앤비', '스마트'])
/** Operators written together with their sign: '동방에프앤비달무리옥'. */
const GLUED_OPERATOR =
  /^(?:에스지다인힐|부자되세요|오디푸드시스템|테이스터스|신화푸드|농심(?=코코)|오리온(?=마켓)|[가-힣]{1,6}(?:에프앤비|에프엔비|푸드테크))(?=.{3})/
/** A Latin sign that says what is sold; a Hangul word before it is the company. */
const LATIN_SIGN = /^[A-Za-z]{5,}$/
/** Card statements truncate names to this many characters. */
const FEED_WIDTH = 10

/** The trading name with its branch. Expects `COMPANY_MARK`s. */
export function withoutCompany(text: string): string {
  const parts = separateTenant(text)
    .split(COMPANY_MARK)
    .map((part) => collapse(part).replace(RUN_BY, ''))
  const first = withoutOperator(parts[0] ?? '')
  const rest = parts.slice(1).filter(Boolean)
  if (first === '') return text.includes(COMPANY_MARK) ? afterMark(rest.join(' '), text) : ''
  const second = rest.join(' ')
  if (second === '') return first
  // A petrol station has its company's name: '온솔(주)주유소', '나래(주)온솔충전소'.
  if (endsAsStation(second)) return first + second
  if (chainAtStart(second) || (isMartWithBranch(second) && !endsInDish(first))) return second
  if (isBranchWord(second) && isBranchOf(first, second)) return `${first} ${second}`
  if (second.length < 2 || (isLocality(second) && !/\d{3}$/.test(second))) return first
  if (second.length >= 3 && nonEateryReason(first) === 'goods' && nonEateryReason(second) === null) return second
  if (isCompanyName(first) || (!chainAtStart(first) && hasOwnBranch(second))) return second
  return isSignBehind(first, second) && !isCut(text) ? second : first
}

/** Landlords through which tenants are paid: '롯데쇼핑(주) 달무리옥'. */
const LANDLORD = /(?:쇼핑|유통|백화점)$/

/** Whether the operator comes before the mark and the sign after it: '한빛어르신행복(주)달무리437'. */
function isSignBehind(operator: string, sign: string): boolean {
  if (operator.length < 2 || chainAtStart(operator) || endsInDish(operator) || isBranchWord(operator)) return false
  if (!/^[가-힣A-Za-z][^_]{2}/.test(sign) || endsAsCompany(sign) || sign.startsWith(operator.slice(0, 3))) return false
  if (nonEateryReason(sign) !== null) return false
  return nonEateryReason(operator) === null || endsInDish(sign) || LANDLORD.test(operator)
}

/** Whether a card statement may have truncated the text; a corporate mark took three characters in the cell. */
const isCut = (text: string): boolean => text.trim().length + 2 === FEED_WIDTH

/** Replaces the dash between a company's branch and its tenant with a space: '롯데쇼핑(주)노원점-달무리'. */
const separateTenant = (text: string): string =>
  text.includes(COMPANY_MARK) ? text.replace(/점[-_](?=[가-힣]{2})/, '점 ') : text

/** Whether a text is a supermarket's branch ('롯데마트 서울역점'), as opposed to a mall, which has tenants. */
function isMartWithBranch(text: string): boolean {
  const { name } = splitBranch(text)
  return nonEateryReason(name) === 'mart' && !name.endsWith('몰')
}

/** Whether the text after a mark within the name is only the branch: '동해 (주) 종로 지점'. */
const isBranchOf = (name: string, text: string): boolean =>
  !text.includes(' ') || (isLocality(text.split(' ')[0] ?? '') && splitBranch(`${name} ${text}`).name === name)

/** Public bodies that run shops: '부산서구지역자활센터 온솔', '대구남구시니어클럽온솔커피', '온솔지역자활센터/카페온솔'. */
const RUN_BY = /^[가-힣]{0,10}(?:자활센터|시니어클럽)[\s/]?(?=[가-힣A-Za-z]{2})/

/** Drops the operating company after a dash: '던킨-달빛코리아'. */
function withoutOperator(text: string): string {
  const dash = text.indexOf('-')
  return dash > 1 && endsAsCompany(text) ? text.slice(0, dash).trim() : text
}

/** The name after a corporate mark, without a company name followed by another name: '부자되세요 창고43무교점'. */
function afterMark(text: string, whole: string): string {
  const dash = text.indexOf('-')
  if (dash > 1 && text.length - dash > 2) {
    const behind = text.slice(dash + 1).trim()
    return isBranchWord(behind) && !behind.includes(' ') ? `${text.slice(0, dash)} ${behind}` : behind
  }
  if (['mart', 'online'].includes(nonEateryReason(text) ?? '')) return text
  const words = text.split(' ')
  const company = words[0] ?? ''
  const glued = GLUED_OPERATOR.exec(company)
  if (glued && !isLocality(company.slice(glued[0].length).replace(/점$/, ''))) return text.slice(glued[0].length)
  const chainBehind = chainBehindCompany(text)
  if (chainBehind !== null) return chainBehind
  if (words.length < 2) return text
  if (words.length > 2 && isLocality(words.slice(1).join('').slice(0, -1))) return text
  const behind = words.slice(1).join(' ')
  if (!isOperator(company) && words.slice(1).every(isDishAlone)) return text
  if (behind.endsWith('휴게소')) return behind
  if (words.length > 2 && isBranchWord(words[1] ?? '')) return `${words.slice(2).join(' ')} ${words[1] ?? ''}`
  // An adjective is not a company: '㈜맛있는 이야기'.
  if (/[가-힣][는운한]$/.test(company) && !endsAsCompany(company)) return text
  const { name, branch } = splitBranch(behind)
  // Neither is a sign before its dish: '㈜온솔나래 화로구이 시청점'.
  if (branch !== null && !isOperator(company) && name.split(' ').every(isDishAlone)) return text
  if (chainAtStart(behind) && (words[1] ?? '').length > 1) return behind
  if (words.length === 2 && LATIN_SIGN.test(behind) && /^[가-힣]{2,8}$/.test(company)) return behind
  const chain = chainAtStart(text)
  if (chain) return chain.length === company.length && branch !== null && isOwnName(name) ? behind : text
  if (branch !== null && name.length >= 2) return isLocality(name) ? text : behind
  if (branch !== null || isBranchWord(behind) || isLocality(behind) || COMPANY_TAIL.has(words[1] ?? '')) return text
  if (behind.length >= 2 && isOperator(company) && !ROOM_OF_COMPANY.test(behind)) return behind
  // A typical sign ending marks a sign, and the rest is a truncated branch: '(유)온솔옥 세종예술'.
  if (/^[가-힣]{2,}[옥집루각]$/.test(company)) return text
  return !isCut(whole) && company.length >= 2 && isOwnName(words[1] ?? '') ? behind : text
}

const MADE_OF = /^(?:돼지|소|닭|오리|염소|한우|한돈|생|왕|양념|숯불|참숯|수제|손|즉석)*$/

/** Whether a word is a dish that belongs to the preceding sign: '(주)온솔석 돼지갈비 삼겹살'. */
const isDishAlone = (word: string): boolean =>
  FOOD_ENDS.some((end) => end.length >= 2 && word.endsWith(end) && MADE_OF.test(word.slice(0, -end.length)))

/** Whether a word after a mark is only a company name, followed by a sign. */
const isOperator = (word: string): boolean => endsAsCompany(word) || OPERATOR.test(word)

/** A chain's name joined to its operator's: '한별코리아매드포갈릭' → 매드포갈릭; null if there is none. */
function chainBehindCompany(text: string): string | null {
  for (const end of COMPANY_ENDS) {
    const at = text.indexOf(end, 1)
    const rest = at < 0 ? '' : text.slice(at + end.length)
    if ((chainAtStart(rest)?.length ?? 0) >= SHORTEST_CHAIN) return rest
  }
  return null
}

/** Shorter chain names are common words. */
const SHORTEST_CHAIN = 3

/** Whether the text after the mark has its own branch and so is the trading name: '삼달식품(주) 달빛국수 시청점'. */
function hasOwnBranch(text: string): boolean {
  const { name, branch } = splitBranch(text)
  return branch !== null && name.length >= 2 && !isLocality(name)
}

/** Long enough for a trading name, and not truncated, a locality or a description of goods: '자연음식전문점'. */
const isOwnName = (name: string) =>
  /^[가-힣]{4,}/.test(name) && !name.endsWith('전문점') && (!isLocality(name) || isOrEndsInDish(name))

/** Whether only companies have such a name, even without a mark: '케이에스푸드'. */
export const isCompanyName = endsAsCompany

export function isMarked(text: string): boolean {
  return text.includes(COMPANY_MARK) && withoutMarks(text).trim() !== ''
}
