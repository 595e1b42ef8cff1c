import { chainAtStart } from './chainNames'
import { isDistrictStem } from './districtNames'
import { LOCALITIES } from './localities.data'
import { isOwner, isSurelyPerson } from './personName'
import { FOOD_ENDS, PLACE_ENDS, TRADE_POINT_WORDS } from './tradeWords.data'

export interface NameAndBranch {
  name: string
  branch: string | null
  why: string | null
}

const localities = new Set(LOCALITIES)
const foodEnds = FOOD_ENDS.filter((word) => word.length >= 2)
const landmarkEnds = PLACE_ENDS.filter((word) => word.length >= 2)
const ORDINAL = /(?:(?:제\s?)?\(?\d{1,3}\)?호?|본|직영|분|지|R|DT|\(\d{1,3}\))$/
/** Malls and stores that other shops stand in: '리미니 홈플러스월드컵점'. */
const HOSTS = ['홈플러스', '현대백화점', '롯데백화점', '신세계백화점', '갤러리아백화점', '교보문고', '스타필드', '롯데몰', '타임스퀘어', '아이파크몰', '현대아울렛', '롯데아울렛']
/** In syllables; no branch is called longer, and the bound keeps long words cheap. */
const LONGEST_PLACE = 20
const LONGEST_WORD = 40
const UNIT_TAIL = /^(?:지하)?\d{1,3}층$|^지하$|^[B]\d$|^\d{2,4}호$/

/** A place's name as branches carry it: a station, 동, district, building, with 역·동·구청 … or a number behind. */
export function isLocality(text: string): boolean {
  const stem = text.replaceAll(' ', '')
  if (stem.length > LONGEST_PLACE) return false
  if (isNamedPlace(stem)) return true
  const base = stem.replace(ORDINAL, '')
  return base !== stem && (base === '' || isNamedPlace(base) || HOSTS.includes(base))
}

function isNamedPlace(stem: string): boolean {
  for (const host of HOSTS) {
    if (stem.startsWith(host) && (stem === host || isNamedPlace(stem.slice(host.length)))) return true
    if (stem.endsWith(host) && isOnePlace(stem.slice(0, -host.length))) return true
  }
  if (isOnePlace(stem)) return true
  for (let cut = 2; cut <= stem.length - 2; cut++)
    if (isPlaceItself(stem.slice(0, cut)) && isSinglePlace(stem.slice(cut))) return true
  return false
}

/** A place, or a place with 역, 동, 구청 … behind. */
function isOnePlace(stem: string): boolean {
  if (localities.has(stem) || isDistrictStem(stem)) return true
  for (const end of PLACE_ENDS) {
    if (!stem.endsWith(end) || stem.length <= end.length) continue
    const base = stem.slice(0, -end.length).replace(/\d{1,2}$/, '')
    if (localities.has(base) || isDistrictStem(base)) return true
  }
  return false
}

const isSinglePlace = (text: string) => localities.has(text) || isDistrictStem(text) || (text.length > 1 && PLACE_ENDS.includes(text))

/** Whether a word in -점 is a trade word (반점, 매점, 전문점) rather than a branch; 보라매점, 제주점 are branches. */
export function isTradeWord(word: string): boolean {
  if (!TRADE_POINT_WORDS.some((trade) => word.endsWith(trade))) return false
  const stem = word.slice(-LONGEST_PLACE, -1)
  for (let at = 0; at <= stem.length - 2; at++) {
    const tail = stem.slice(at)
    if ((localities.has(tail) || isDistrictStem(tail)) && !TRADE_POINT_WORDS.includes(`${tail}점`)) return false
  }
  return true
}

/** Whether a bracket's text or a word names a branch. */
export function isBranchWord(text: string): boolean {
  const word = text.trim()
  return word.endsWith('점') && word.length >= 2 && !isTradeWord(word)
}

/** Splits one word such as '본죽시청점' where a Korean reader surely would; null when unsure. */
function splitGlued(word: string): { name: string; branch: string } | null {
  if (word.length > LONGEST_WORD || !isBranchWord(word)) return null
  const at = gluedAt(word)
  return at === null ? null : { name: word.slice(0, at), branch: word.slice(at) }
}

function gluedAt(word: string): number | null {
  const stem = word.slice(0, -1)
  const chain = chainAtStart(stem)
  if (chain && chain.length < stem.length && !/^[가-힣]$/.test(stem.slice(chain.length))) return chain.length
  if (chain && stem.slice(chain.length) === '본') return chain.length
  if (isOnePlace(stem)) return null
  for (let at = 2; at < stem.length; at++) {
    if (isInsideRun(stem, at) || !isLocality(stem.slice(at))) continue
    if (isPlaceItself(stem.slice(0, at)) && !isNamedPlace(stem.slice(at))) continue
    return at
  }
  const acronym = /[가-힣]{2}(?=[A-Z]{2,5}$)/.exec(stem)
  if (acronym) return acronym.index + 2
  const food = foodEnd(stem)
  return food >= 2 ? food : landmarkStart(stem)
}

/** Behind the last dish or kind of place in the stem, -1 when none leaves a branch of two syllables. */
function foodEnd(stem: string): number {
  let food = -1
  for (const end of foodEnds) {
    const found = stem.lastIndexOf(end)
    if (found >= 0 && found + end.length <= stem.length - 2) food = Math.max(food, found + end.length)
  }
  return food
}

/** '칠성한신병원': a landmark is guessed to be called by two syllables, a city before it or Latin letters included. */
function landmarkStart(stem: string): number | null {
  for (const end of ['역', ...landmarkEnds]) {
    const latin = /[A-Za-z]{2,6}$/.exec(stem.slice(0, -end.length))
    if (!stem.endsWith(end) || stem.length - end.length < 4) continue
    let at = latin?.index ?? stem.length - end.length - 2
    if (at >= 4 && isPlaceItself(stem.slice(at - 2, at))) at -= 2
    return at >= 2 ? at : null
  }
  return null
}

/** Never cut inside a run of Latin letters or digits. */
const isInsideRun = (text: string, at: number) => /^(?:[A-Za-z]{2}|\d{2})$/.test(text.slice(at - 1, at + 1))

/** A lone 본, 지 or number leaves no shop before it that is a shop: '종로본점' is all branch. */
const isPlaceItself = (text: string) => localities.has(text) || isDistrictStem(text)

/** Name and branch of a text without brackets and address. */
export function splitBranch(text: string): NameAndBranch {
  const words = withoutTail(text.split(' ').filter(Boolean))
  const last = words.at(-1) ?? ''
  const none = branchInFront(words) ?? { name: words.join(' '), branch: null, why: null }
  if (!last.endsWith('점')) return none
  if (words.length === 1) return fromGlued(splitGlued(last), '') ?? none
  if (last === '점') return splitLonePoint(words)
  if (isTradeWord(last)) return none
  const joined = words.join(' ')
  const chain = chainAtStart(joined)
  const rest = chain ? joined.slice(chain.length) : ''
  if (chain && rest.startsWith(' ') && isChainBranch(rest.trim()))
    return { name: joined.slice(0, chain.length), branch: rest.trim(), why: 'branch:chain' }
  const before = words.slice(0, -1)
  const stem = last.slice(0, -1)
  if (HOSTS.includes(before.at(-1) ?? '') && before.length > 1)
    return { name: before.slice(0, -1).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  if (/^\d{1,2}호$/.test(stem) && before.length > 1 && isLocality(before.at(-1) ?? ''))
    return { name: before.slice(0, -1).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  if (!isLocality(stem)) {
    const wrapped = before.length === 1 && stem.length <= 2 ? splitWrapped(before[0] ?? '', last) : null
    if (wrapped) return wrapped
    const glued = fromGlued(splitSurely(last), before.join(' '))
    if (glued) return glued
  }
  return { name: before.join(' '), branch: last, why: 'branch:spaced' }
}

/** '녹번점 경복궁': the branch stands before the name. */
function branchInFront(words: string[]): NameAndBranch | null {
  const [first = '', ...rest] = words
  if (rest.length === 0 || !isBranchWord(first) || !isOnePlace(first.slice(0, -1)) || rest.some(isBranchWord)) return null
  return { name: rest.join(' '), branch: first, why: 'branch:front' }
}

/** '굴마을마포구 청점': a line break fell inside the branch. */
function splitWrapped(first: string, last: string): NameAndBranch | null {
  const glued = splitGlued(first + last)
  if (!glued || glued.name.length >= first.length || !isLocality(glued.branch.slice(0, -1))) return null
  return { name: glued.name, branch: `${first.slice(glued.name.length)} ${last}`, why: 'branch:glued' }
}

/** Inside a spaced word only a chain, a dish or a known place is sign enough to cut it. */
function splitSurely(word: string): { name: string; branch: string } | null {
  const glued = splitGlued(word)
  if (!glued || glued.name.length < 2) return null
  if (/^(?:지|분|본)점$/.test(glued.branch)) return null
  const sure = chainAtStart(glued.name) !== null || foodEnds.some((end) => glued.name.endsWith(end))
  return sure || isLocality(glued.branch.slice(0, -1)) ? glued : null
}

function isChainBranch(rest: string): boolean {
  const words = rest.split(' ')
  return words.length <= 2 && !['코리아', '커피', '카페', '치킨', '피자'].includes(words[0] ?? '') && !isTradeWord(rest)
}

function fromGlued(glued: { name: string; branch: string } | null, before: string): NameAndBranch | null {
  return glued && { name: `${before} ${glued.name}`.trim(), branch: glued.branch, why: 'branch:glued' }
}

/** '합정역 점': a line break or a stray space before the last syllable. */
function splitLonePoint(words: string[]): NameAndBranch {
  if (words.length > 2) return { name: words.slice(0, -2).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  const glued = splitGlued(`${words[0] ?? ''}점`)
  return glued
    ? { name: glued.name, branch: `${glued.branch.slice(0, -1)} 점`, why: 'branch:glued' }
    : { name: words.join(' '), branch: null, why: null }
}

/** Floors and people written behind the branch go: '한육감 광화문점 홍길동 인'. */
function withoutTail(words: string[]): string[] {
  const point = words.findLastIndex((word) => isBranchWord(word))
  const behind = words.slice(point + 1)
  if (point >= 1 && behind.length > 0 && behind.every((word) => UNIT_TAIL.test(word) || word === '인' || isOwner(word)))
    return words.slice(0, point + 1)
  if (words.length > 2 && words.at(-1) === '인' && isSurelyPerson(words.at(-2) ?? '')) return words.slice(0, -2)
  return words
}
