import { canBeLatinName, isLatinWord } from '@/domain/person/latinName'
import { isTitle } from '@/domain/person/nameWords'
import { canBePersonName } from '@/domain/person/personName'
import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { distinctivePart } from '../keys/distinctivePart'
import { nameKey } from '../keys/nameKey'
import { endsEating, holdsEating, isFood } from '../lexicon/wordEnds'
import { isNamedPlace } from '../lexicon/locality'
import { isMarked } from '../parse/companyName'
import { parsePlace } from '../parse/parsePlace'
import { cutOthers } from '../parse/splitPlaces'
import { endsWithAny } from '../text/anyWord'
import { markCorporate } from '../text/corporateMark'
import { normalizeCell } from '../text/normalizeCell'
import type { ParsedPlace, ParsedShop } from '../types'
import type { NameLexicon } from './nameLexicon'
import { signAtDoor } from './seenSigns'
import { SIGN_ENDS, SIGN_WORDS } from './signWords.data'

/** Whether a shop's sign is known from elsewhere although it may be a person's name. */
export type SignTest = (shop: ParsedShop) => boolean
const never: SignTest = () => false

const BETWEEN = /([\s,./_·&+:;|~()[\]-]+)/
const endsInSignWord = endsWithAny(SIGN_ENDS, 2)
/** Three syllables are the usual length of a name, where a food word may be coincidence: '김정식'. */
const FULL_NAME = 3
/** Suffixes that a name keeps being a name with: '홍길동씨댁', '홍길동의'; '엄마솜씨' is a sign. */
const JOINED_TO_NAME = /(?:(?<!솜)씨댁?|님댁?|댁|의)$/
const BESIDE_NAMES = /^(?:씨|님|댁|귀하|외|등|외?\s?\d{1,3}(?:명|인)?|mrs?|ms|miss|dr|prof)$/i

/**
 * Removes every word that could be a person's name unless a register or chain list has it or the whole sign (decision
 * 0033). Visits are no evidence: they may come from an earlier reading. Returns the same object if nothing changes.
 */
export function withoutPersons(
  raw: string,
  place: ParsedPlace,
  lexicon: NameLexicon,
  isSeen: SignTest = never,
): ParsedPlace {
  // A corporate mark rules out a person.
  if (
    place.shops.length === 1 &&
    !BETWEEN.test(place.shops[0]?.name ?? '') &&
    isMarked(markCorporate(normalizeCell(raw)))
  )
    return place
  const shops = place.shops.map((shop) => withoutNames(shop, lexicon, isSeen))
  if (shops.every((shop, at) => shop === place.shops[at])) return place
  const kept = shops.filter((shop) => shop !== null)
  const isDoubted = place.shops.some((shop, at) => shops[at]?.name !== shop.name && signAtDoor(shop) !== null)
  const mayBeSign = isDoubted ? { mayBeSign: true as const } : {}
  if (kept.length === 0)
    return { kind: 'nonplace', shops: [], why: ['nonplace:person', 'lexicon:unlicensed'], ...mayBeSign }
  const isList = kept.length > 1 || cutOthers(normalizeCell(raw)).others === 'places'
  return { kind: isList ? 'shops' : 'shop', shops: kept, why: [...place.why, 'lexicon:person'], ...mayBeSign }
}

/** null if nothing remains */
export function withoutNames(shop: ParsedShop, lexicon: NameLexicon, isSeen: SignTest = never): ParsedShop | null {
  const left = isKnown(shop, lexicon) ? shop.name : signIn(shop.name, lexicon)
  const name = left !== shop.name && isSeen(shop) ? shop.name : left
  if (name === null) return null
  const branch = shop.branch !== null && namesIn(shop.branch.split(BETWEEN), lexicon).size > 0 ? null : shop.branch
  const address = shop.address && withoutResident(shop.address, lexicon)
  return name === shop.name && branch === shop.branch && address === shop.address
    ? shop
    : { ...shop, name, branch, address }
}

/** A chain list or register has the name, or a branch shows that it is a sign: '이소 광교점'. */
const isKnown = ({ name, branch, isChain }: ParsedShop, lexicon: NameLexicon): boolean =>
  isChain === true ||
  (branch?.endsWith('점') === true && !BETWEEN.test(name) && !BETWEEN.test(branch)) ||
  chainAtStart(name) !== null ||
  lexicon.isLicensed(name) ||
  (branch !== null && lexicon.isLicensed(`${name} ${branch}`))

/** What remains of a name without persons; null if that is not a place. */
function signIn(name: string, lexicon: NameLexicon): string | null {
  const pieces = name.split(BETWEEN)
  const names = namesIn(pieces, lexicon)
  if (names.size === 0) return name
  const words = pieces.filter((piece, at) => at % 2 === 0 && piece !== '' && !names.has(at))
  const rest = words.filter((word) => !BESIDE_NAMES.test(word) && !isTitle(word)).join(' ')
  if (isGeneric(rest)) return null
  if (lexicon.isLicensed(rest)) return rest
  const [sign, ...more] = rest === '' ? [] : parsePlace(rest).shops
  return sign === undefined || more.length > 0 ? null : [sign.name, sign.branch].filter(Boolean).join(' ')
}

/** Only food or a locality: '카페', '한우 국밥', '연남동'. */
const isGeneric = (text: string): boolean => distinctivePart(nameKey(text)).length < 2

/** After a house number a building or a person may follow; without a number, a neighbourhood. */
function withoutResident(address: string, lexicon: NameLexicon): string | null {
  const number = /\d/.exec(address)
  if (!number) return namesIn(address.split(BETWEEN), lexicon).size > 0 ? null : address
  const [front, behind] = [address.slice(0, number.index), address.slice(number.index)]
  const pieces = behind.split(BETWEEN)
  const names = namesIn(pieces, lexicon)
  const isLeft = (at: number): boolean => at % 2 === 0 && pieces[at] !== '' && !names.has(at)
  const end = pieces.findLastIndex((_, at) => isLeft(at) || at === 0)
  const isBehind = [...names].some((at) => at > end)
  return isBehind ? front + pieces.slice(0, end + 1).join('') : address
}

/** `pieces`: words at even positions, separators between. */
function namesIn(pieces: readonly string[], lexicon: NameLexicon): ReadonlySet<number> {
  const found = new Set<number>()
  let run: number[] = []
  const endRun = (): void => {
    const words = run.map((at) => pieces[at] ?? '')
    if (canBeLatinName(words) && !lexicon.isLicensed(words.join(' '))) run.forEach((at) => found.add(at))
    run = []
  }
  for (let at = 0; at < pieces.length; at += 2) {
    const word = pieces[at] ?? ''
    if (isName(word, lexicon)) found.add(at)
    if (isLatinWord(word) && !BESIDE_NAMES.test(word)) run.push(at)
    else if (word !== '') endRun()
  }
  endRun()
  return found
}

export const holdsNames = (text: string, lexicon: NameLexicon): boolean =>
  namesIn(text.split(BETWEEN), lexicon).size > 0

/** Suffixes included; with two syllables the word may be a sign: '안동댁', '신의'. */
const isName = (word: string, lexicon: NameLexicon): boolean => {
  if (isBareName(word, lexicon)) return true
  const name = word.replace(JOINED_TO_NAME, '')
  return name !== word && name.length >= FULL_NAME && !lexicon.isLicensed(word) && isBareName(name, lexicon)
}

const isBareName = (word: string, lexicon: NameLexicon): boolean =>
  canBePersonName(word) &&
  !SIGN_WORDS.has(word) &&
  !isNamedPlace(word) &&
  !isFood(word) &&
  !(word.length !== FULL_NAME && (holdsEating(word) || endsEating(word) || endsInSignWord(word))) &&
  !isChainName(word) &&
  !lexicon.isLicensed(word)
