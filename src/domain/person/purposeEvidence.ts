import { isMaskedName, isPersonName } from './personName'
import { FAMILY_EVENTS } from './titles.data'

/** Money and flowers for family events. '부조리' and '재구조화' are unrelated words. */
const CONDOLENCE = new RegExp(
  [
    '(?:부의|조의|축의|부조|조위|경조|위로)금|(?<![가-힣])[부조축]의(?:금|\\s?지급|$)|축[·.]?부의',
    '꽃다발\\s?(?:구입|구매|대금|비용)',
    '경조사?비|직원경조사|(?<![가-힣])경조사|화환|근조|(?<![가-힣])조화\\s?(?:구입|구매|대금|비용|지급)',
  ].join('|'),
)
const VOUCHER =
  /(?:상품권|기프트\s?카드|기프티콘|선불카드|주유권)\s?(?:\([^()]{0,20}\))?\s?(?:구입|구매|지급|증정|지출|대금|제공|[)]|$)/
const DONATION = /(?:성금|기부금|후원금|찬조금|분담금|협회비|연회비)\s?(?:납부|기탁|전달|지급|지출|기부|납입|$)/
const FEE = /(?:강사|자문|원고|심사|출연)료|사례금|포상금|시상금|격려금|전별금|위문금|수당/
/** Meetings and meals, regardless of their subject. */
const MEETING =
  /간담|협의|회의|논의|검토|토론|면담|미팅|오찬|만찬|조찬|중식|석식|점심|저녁|식사|다과|음료|간식|급식|도시락|케이크|캠페인|설명회|교육/

/** Money, flowers, vouchers or a donation rather than a restaurant visit. */
export const namesGift = (purpose: string): boolean =>
  (CONDOLENCE.test(purpose) || VOUCHER.test(purpose) || DONATION.test(purpose)) && !MEETING.test(purpose)

/** The cell has only names, and the purpose is a gift, event or fee. Some restaurants are named like persons. */
export const areReceivers = (names: readonly string[], purpose: string): boolean =>
  names.length > 0 &&
  names.every((name) => isPersonName(name) || isMaskedName(name)) &&
  (CONDOLENCE.test(purpose) || FEE.test(purpose) || FAMILY_EVENTS.some((event) => purpose.includes(event)))
