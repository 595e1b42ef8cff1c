import { FAMILY_EVENTS } from '@/domain/person/titles.data'
import { endsWithAny } from '../text/anyWord'

/** Endings of purposes, which signs never have. */
const END =
  /(?:간담회비?|회의비?|업무협의|업무추진비?|지급|지출|집행|격려품?|구입|구매|개최|논의|협의|검토|추진|참석|방문)(?:\s?(?:지급|지출|집행|개최|비용))?$/
const JOINT = /\s(?:관련|위한|따른|대한|등|및)\s|(?:관련|위한)\s|직원|부서|업무|시책|현안|행사|유관기관|의견/
/** A gift after the recipient's name: '홍길동(조의금)'. */
const GIFT_OF_MONEY = /\((?:축의|조의|부의|경조|축하|위로|격려)(?:금|비|사비)?\)$/
/** An official's family event in brackets: '시설국장(홍길동 자녀 결혼)'. */
const OF_OFFICIAL = /^(?:[가-힣]{0,8}(?:국|과|실|팀|부|소|단)장|주무관|직원|의원)\s?\((?<event>[^()]{2,30})\)$/
const endsInFamilyEvent = endsWithAny(FAMILY_EVENTS)
/** Purchases for staff: '센터 직원 다과 및 커피류'. */
const FOR_WHOM =
  '직원|민원인|방문객|내방객|방문자|손님|참석자|(?:비상|당직)?근무자|봉사자|위원|회의|간담회|교육|행사|워크[숍샵]'
const REFRESHMENTS = new RegExp(
  `^(?:.{1,12} )?(?:${FOR_WHOM})용? ?(?:다과|간식|야식|음료|커피|생일)류?(?: (?:및|등) ?.{0,12})?$`,
)
/** Participants from the neighbouring column: '의장 및 의회사무국 직원 명3'. */
const HEADCOUNT = /(?:직원|의원|위원|관계자)\s?명\s?(?:\d|직원)/
const WHOLE = new Set([
  '간담회',
  '회의',
  '업무협의',
  '업무추진',
  '직원격려',
  '오찬',
  '만찬',
  '오찬간담회',
  '만찬간담회',
])

/** '환경개선부담금 징수 관련 간담회비 지급' */
export function isPurposeText(text: string): boolean {
  if (GIFT_OF_MONEY.test(text) || HEADCOUNT.test(text) || REFRESHMENTS.test(text)) return true
  if (endsInFamilyEvent(OF_OFFICIAL.exec(text)?.groups?.event ?? '')) return true
  if (text.includes('(')) return false
  const plain = text.trim()
  if (WHOLE.has(plain.replaceAll(' ', ''))) return true
  return plain.includes(' ') && !/\d/.test(plain) && END.test(plain) && JOINT.test(plain)
}
