import { chainAtStart, squeeze } from './chainNames'
import { isLocality } from './locality'
import { ANYWHERE, EATING_ENDS, EATING_INSIDE, ENDS, type NonplaceReason, PREFIXES, WHOLE } from './nonplaceWords.data'
import { isJobTitle, isOwner } from './personName'

const ends = Object.entries(ENDS)
const anywhere = Object.entries(ANYWHERE)
const prefixes = Object.entries(PREFIXES).sort((a, b) => b[0].length - a[0].length)
/** Endings so short or so common in shop names that they need a longer name or a word of their own. */
const SHORT_ENDS = new Set(
  `
  몰 시청 의회 마켓 결혼 기획 현장 장터 나눔 공방 스튜디오 디자인 산업 농장 농원 과일
  선물 주민 하나로 인터넷 본부 극장 교회 성당 연맹 연구원 직판장 직매장 화원 유업 공사 투어 관광
`
    .split(/\s+/)
    .filter(Boolean),
)

/** Stores that shops stand in: '두끼 홈플러스' is the shop. */
const SHOP_HOSTS = new Set(['홈플러스', '문고', '몰'])

/** Why a name is no eating place, or null when it may be one. `name` is without branch, address and marks. */
export function nonplaceReason(name: string): NonplaceReason | null {
  const key = squeeze(name).replace(/[^\p{L}\p{N}.*○〇]/gu, '')
  if (key === '' || /^[.]*$|^0+$|^\d{4,}$/.test(key)) return 'blank'
  const whole =
    WHOLE[key] ??
    name
      .split(/[_-]/)
      .map((part) => WHOLE[squeeze(part)])
      .find(Boolean)
  if (whole) return whole
  for (const [word, reason] of anywhere) if (key.includes(word)) return reason
  if (isPersonBesideTitle(name) || isMasked(key)) return 'person'
  if (EATING_ENDS.some((end) => key.endsWith(end)) && !key.endsWith('구내식당') && !key.endsWith('직원식당'))
    return null
  if (chainAtStart(name)) return null
  for (const [word, reason] of prefixes)
    if (key.startsWith(word) && mayFollow(key.slice(word.length), word)) return reason
  if (/(?:마트|슈퍼)[가-힣]{2,4}점$/.test(key) || /[가-힣](?:마트|슈퍼)[-_ ]/.test(name)) return 'mart'
  const eats = EATING_INSIDE.some((word) => key.includes(word))
  for (const [word, reason] of ends)
    if (
      key.endsWith(word) &&
      isEnd(key, word) &&
      !(eats && (reason === 'goods' || reason === 'office' || SHORT_ENDS.has(word)))
    )
      return reason
  return null
}

/** Whether a name ends in a dish or a kind of eating place, and has something before it. */
export function endsEating(name: string): boolean {
  const text = name.trim()
  return EATING_ENDS.some((end) => text.endsWith(end) && text.length > end.length)
}

function isEnd(key: string, word: string): boolean {
  const before = key.slice(0, -word.length)
  if (word === '화원' || word === '농원') return !before.endsWith('문')
  if (word === '시청' || word === '구청' || word === '군청' || word === '도청')
    return before === '' || isLocality(before)
  if (
    SHOP_HOSTS.has(word) &&
    before.length >= 2 &&
    !isLocality(before) &&
    !/^(?:롯데|신세계|현대|한화|주식회사)/.test(before)
  )
    return false
  return !SHORT_ENDS.has(word) || before.length >= 2
}

/** Behind a kiosk chain: nothing, a place, a cut word or punctuation; but '쿠팡돌', '옥션하우스' are other names. */
function mayFollow(rest: string, prefix: string): boolean {
  if (rest === '') return true
  if (prefix === 'cu') return !/^[a-z]/.test(rest)
  if (prefix === 'gs' || prefix === '옥션' || prefix === '쿠팡')
    return !/^[a-z가-힣]/.test(rest) || isLocality(rest.replace(/점$/, ''))
  return true
}

function isPersonBesideTitle(name: string): boolean {
  const words = name.split(' ')
  return words.some(isJobTitle) && words.some((word) => word.length === 3 && isOwner(word))
}

const isMasked = (key: string) => /^[가-힣](?:[*○〇]{1,3}[가-힣]?|oo)$/.test(key)
