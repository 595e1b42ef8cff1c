import { withoutContacts } from '@/domain/person/maskContacts'
import { isLikelyListedName, mayBePerson } from '@/domain/person/personName'
import { isPhoneOrAmount, splitCommas } from '../address/addressText'
import { wholeAddress } from '../address/findAddress'
import { chainAtStart } from '../lexicon/chainNames'
import { COMPANY_MARK, markCorporate } from '../text/corporateMark'
import { stripTrailingNoise, withoutNotes } from '../text/cellNotes'
import { endsEating, holdsEating, endsInDish, isBranchWord } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'
import { isPurposeText } from '../lexicon/purposeText'
import { normalizeCell } from '../text/normalizeCell'
import type { ParsedPlace, ParsedShop } from '../types'
import { mergesIntoPrevious, setAddress, attachAddress, type CellParseState } from './mergesIntoPrevious'
import { nonEateryReason, isPersonMention } from './nonplace'
import { readPrinted } from './printedForm'
import { type ParsedSegment, parseSegment } from './parseSegment'
import type { CellPart } from './splitUnmarked'
import { cutOthers, isSignPart, type Others, splitParts } from './splitPlaces'

/** Maximum lines considered; no place has more. */
const LINES_MAX = 12
const SHORTEST_CHAIN = 3

/** Only between two shops (온솔전복 and 스타벅스). Most line breaks wrap one shop's name or branch and stay. */
function separateLines(cell: string): string {
  if (!cell.includes('\n')) return cell
  const [first = '', ...rest] = cell.split('\n', LINES_MAX).map((line) => line.trim())
  return rest.reduce((text, line) => text + (beginsShop(lastLine(text), line) ? ', ' : '\n') + line, first)
}

const lastLine = (text: string): string => text.split(/\n|, /).at(-1) ?? ''

function beginsShop(before: string, line: string): boolean {
  if (before.length < 2 || /[,(/]$/.test(before) || chainAtStart(before)?.length === before.length) return false
  const text = cutOthers(line).text
  if ((chainAtStart(text)?.length ?? 0) >= SHORTEST_CHAIN) return true
  if (/^[가-힣A-Za-z]{2,}(?:커피|카페)$/.test(text)) return true
  const words = text.split(' ')
  const isWhole = endsEating(before) || isBranchWord(before.split(' ').at(-1) ?? '')
  return isWhole && (endsEating(text) || (words.length > 1 && isBranchWord(words.at(-1) ?? '')))
}

/** Marks that separate a person from an adjoining title, and counted others; within a phrase the name decides. */
const PHRASES = /[(),/]|[명인]$/
/** Bounds the cost of hostile input. */
const MAX_SHOPS = 12

/** Never throws; the result contains no personal names. */
export function parsePlace(raw: string): ParsedPlace {
  const printed = readPrinted(raw)
  if (printed) return printed
  const cell = withoutLocalityInFront(withoutNotes(withoutContacts(normalizeCell(separateLines(raw)))))
  const plain = stripTrailingNoise(markCorporate(withPlaceInBracket(withBlanks(cell))))
  if (PHRASES.test(plain) && isPersonMention(plain)) return { kind: 'nonplace', shops: [], why: ['nonplace:person'] }
  const { text, others } = cutOthers(plain)
  if (/^\s*\?+\s*$/.test(text)) return { kind: 'unclear', shops: [], why: ['unclear:unreadable'] }
  if (isProducer(raw, text)) return { kind: 'nonplace', shops: [], why: ['nonplace:producer'] }
  if (isPurposeText(text)) return { kind: 'nonplace', shops: [], why: ['nonplace:purpose'] }
  const pile: CellParseState = { found: [], pending: null, why: [] }
  readParts(text, pile, 0)
  return conclude(pile, others)
}

/** Whether a cell is a farming or fishing company, unless it names food: '농업회사법인(주)달빛샘'. */
const isProducer = (raw: string, text: string): boolean =>
  /^\s*(?:농업|어업)회사법인/.test(raw) && !holdsEating(text) && !endsInDish(text.split('(')[0]?.trim() ?? '')

/** Drops a leading locality with an unopened bracket: '발산)달빛국수'. */
function withoutLocalityInFront(text: string): string {
  const locality = /^([가-힣]{2,6})\) ?(?=[가-힣]{2})/.exec(text)
  return locality && isLocality(locality[1] ?? '') ? text.slice(locality[0].length) : text
}

/** Separates a building's initials from its number, and a café from its operator: '무교동 99SFC', '한빛자활센터/카페달빛'. */
const withBlanks = (text: string): string =>
  text
    .replace(/(?=[A-Z]{2,5}$)(?<=[동리로길가] ?\d{1,4}(?:-\d{1,4})?)/, ' ')
    .replace(/(자활센터|시니어클럽) ?\/ ?(?=[가-힣])/, '$1 ')

/** Puts a location into brackets: '달빛솥밥/중구대흥동소재'. */
const withPlaceInBracket = (text: string): string =>
  text
    .replace(/\/ ?([^/()]{2,30}[동읍면리가로길]) ?소재$/, ' ($1 소재)')
    .replace(/(?<=[가-힣][동읍면리가로길])소재(?=\)$)/, ' 소재')

function readParts(text: string, pile: CellParseState, depth: number): void {
  for (const [index, part] of splitParts(text).entries()) {
    if (pile.found.length >= MAX_SHOPS) return
    if (isPhoneOrAmount(part.text)) continue
    if (mergesIntoPrevious(part.text, part.separator, pile, index)) continue
    if (part.text.includes('(') && isPersonMention(part.text)) {
      const shop = { name: part.text, branch: null, address: null, sigungu: null }
      pile.found.push({ shop, nonplace: 'person', marked: false })
    } else take(parseSegment(withPending(part.text, pile)), part, pile, depth)
  }
}

/** A room number after an address belongs to it: '114 서울불고기'. */
function withPending(text: string, pile: CellParseState): string {
  const room = /^(?:지하\s?)?\d{1,4}(?:층|호)?\s(?=\S)/.exec(text)
  if (!pile.pending || !room || text === room[0]) return text
  pile.pending.address += `, ${room[0].trim()}`
  return text.slice(room[0].length)
}

/** A building's initials after an address number: '달빛식당, 중구 무교동 99SFC'. */
const BUILDING = /^[A-Z]{2,5}$/

/** Whether a bracket says that a voucher was bought, or where a company runs a canteen: '총무과(상품권)', '한빛호텔(의원식당)'. */
const isSpentOn = (outer: string, inside: CellParseState['found']): boolean =>
  inside.every(({ nonplace }) => nonplace === 'voucher' || nonplace === 'canteen') &&
  !endsEating(outer) &&
  !chainAtStart(outer)

function take(part: ParsedSegment, from: CellPart, pile: CellParseState, depth: number): void {
  pile.why.push(...part.why)
  if (part.inside !== null && depth < 2) {
    const first = pile.found.length
    const before = pile.pending
    pile.pending = null
    readParts(part.inside, pile, depth + 1)
    pile.pending = before
    const shops = pile.found.slice(first)
    if (shops.length > 0) {
      const last = shops.at(-1)
      const address = part.address ?? before?.address ?? null
      if (last && last.shop.address === null && address !== null) setAddress(last.shop, address, part.sigungu)
      const host = nonEateryReason(part.name)
      if (last && shops.length === 1 && last.shop.branch === null && !host) last.shop.branch = part.branch
      if (from.text.includes(COMPANY_MARK) && shops.every((shop) => shop.nonplace === 'online')) return
      if (shops.every((shop) => shop.nonplace) && part.name !== '' && !host && !isSpentOn(part.name, shops))
        pile.found.splice(first)
      else return
    }
  }
  if (part.address !== null && BUILDING.test(part.name) && pile.found.length > 0) {
    attachAddress(`${part.address} ${part.name}`, part.sigungu, pile)
    return
  }
  if (part.name === '') {
    if (part.address !== null) attachAddress(part.address, part.sigungu, pile)
    return
  }
  if (isPhoneOrAmount(part.name)) return
  const last = pile.found.at(-1)
  if (last && isSignPart(last.shop.name) && isSignPart(part.name)) {
    part.name = `${last.shop.name}, ${part.name}`
    pile.found.pop()
  }
  const shop = { name: part.name, branch: part.branch, address: part.address, sigungu: part.sigungu }
  if (shop.address === null && pile.pending) {
    setAddress(shop, pile.pending.address, pile.pending.sigungu)
    pile.pending = null
  }
  const marked = from.text.includes(COMPANY_MARK)
  if (from.separator === '/' && last?.marked && !chainAtStart(last.shop.name)) pile.found.pop()
  pile.found.push({ shop, nonplace: isSignByBranch(shop) ? null : nonEateryReason(shop.name), marked })
}

/** A number ('77889 노원점'), or a farm that grills its own meat ('온솔축산 동대신점'). */
const isSignByBranch = ({ name, branch }: ParsedShop): boolean =>
  branch !== null && /^[1-9]\d{3,4}$|(?:축산|농원)$/.test(name)

/** Assigns the addresses of the last bracket if there are as many as shops: '달빛식당, 별카페 (중구 다동 1, 중구 다동 2)'. */
function giveAddresses(shops: readonly ParsedShop[]): void {
  const listed = shops.at(-1)?.address ?? ''
  const addresses = shops.length > 1 ? splitCommas(listed).map((part) => part.trim()) : []
  if (addresses.length !== shops.length || shops.slice(0, -1).some(({ address }) => address !== null)) return
  const found = addresses.map((address) => wholeAddress(address))
  if (!found.every((span) => span?.hasNumber && span.street)) return
  shops.forEach((shop, i) => setAddress(shop, addresses[i] ?? '', found[i]?.sigungu ?? null))
}

/** A name before a count of persons is a person: '홍길동 외 2명'. */
const withGuest = (one: CellParseState['found'][number]): CellParseState['found'][number] => {
  const { name, branch, address } = one.shop
  const isGuest = branch === null && address === null && isLikelyListedName(name)
  return isGuest ? { ...one, nonplace: one.nonplace ?? 'person' } : one
}

function conclude(pile: CellParseState, others: Others['others']): ParsedPlace {
  const found = others === 'people' ? pile.found.map(withGuest) : pile.found
  const distinct = found.filter(
    (one, i) =>
      found.findIndex((other) => other.shop.name === one.shop.name && other.shop.branch === one.shop.branch) === i,
  )
  const guests = distinct.some((one) => one.nonplace === 'person')
  const isGuest = ({ name, address }: ParsedShop) =>
    guests && address === null && !holdsEating(name) && (mayBePerson(name) || isLikelyListedName(name))
  const eating = distinct.filter((one) => one.nonplace === null && !isGuest(one.shop)).map((one) => one.shop)
  giveAddresses(eating)
  if (eating.length > 0)
    return {
      kind: others === 'places' || distinct.length > 1 ? 'shops' : 'shop',
      shops: eating,
      why: [...new Set(pile.why)],
    }
  const reason = distinct[0]?.nonplace
  if (!reason && pile.pending) return { kind: 'unclear', shops: [], why: ['unclear:address-only'] }
  return { kind: 'nonplace', shops: [], why: [`nonplace:${reason ?? 'blank'}`] }
}
