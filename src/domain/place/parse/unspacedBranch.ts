import { isBranchWord, endsBehindDish, isOrEndsInDish } from '../lexicon/wordEnds'
import { chainAtStart } from '../lexicon/chainNames'
import { isLocality, isNamedPlace, isOnePlace, isListedLocality, isProvince } from '../lexicon/locality'
import { endsWithAny } from '../text/anyWord'
import { FOOD_ENDS, PLACE_ENDS } from '../lexicon/tradeWords.data'

export interface GluedBranch {
  name: string
  branch: string
}

const foodEnds = FOOD_ENDS.filter((word) => word.length >= 2)
const landmarkEnds = PLACE_ENDS.filter((word) => word.length >= 2)
const endsInLandmark = endsWithAny(landmarkEnds.filter((word) => word !== '직영'))
/** After a dish it belongs to the name: '달빛한우전문점|시청점'. */
const SPECIALIST = '전문점'
const endsInMaker = endsWithAny(['공방', '공작소', '제작소', '연구소', '제빵소', '제면소', '양조장'], 1)
/** Kinds of places that names start with. */
const GENERIC = ['카페', '커피']
/** Bounds the cost of long words. */
const LONGEST_WORD = 40

/** '본죽시청점'; null if uncertain */
export function splitUnspacedBranch(word: string): GluedBranch | null {
  if (word.length > LONGEST_WORD || !isBranchWord(word)) return null
  const at = gluedAt(word)
  return at === null ? null : { name: word.slice(0, at), branch: word.slice(at) }
}

function gluedAt(word: string): number | null {
  const stem = word.slice(0, -1)
  const chain = chainAtStart(stem)
  if (chain && chain.length < stem.length && !/^[가-힣]$/.test(stem.slice(chain.length)))
    return behindChain(stem, chain.length)
  if (chain && stem.slice(chain.length) === '본') return chain.length
  if (isOnePlace(stem.replace(/지$/, ''))) return null
  const estate = estateStart(stem)
  const cuts = placeCuts(stem).filter((at) => estate === null || at <= estate)
  const cut =
    cuts.find((at) => endsBehindDish(stem.slice(0, at)) || endsInMaker(stem.slice(0, at))) ??
    cuts.find((at) => !isListedLocality(stem.slice(0, at))) ??
    cuts[0]
  if (cut !== undefined && stem.slice(cut) === '직영') return unlistedStart(stem.slice(0, cut)) ?? cut
  if (cut !== undefined) return cut
  const behindNumber = /(?<=[가-힣]\d{1,4})[A-Z]{2,5}$/.exec(stem)
  if (behindNumber) return behindNumber.index
  const acronym = /[가-힣]{2}(?=[A-Z]{2,5}$)/.exec(stem)
  if (acronym) return acronym.index >= 2 && isListedLocality(acronym[0]) ? acronym.index : acronym.index + 2
  const food = foodEnd(stem)
  return food >= 2 ? food : (estate ?? landmarkStart(stem) ?? unlistedStart(stem))
}

/** The start of an unlisted two-syllable locality after four or more syllables: '오막하세|갈산점', '달무리○탕|대구갈산점'. */
function unlistedStart(stem: string): number | null {
  if (!/^[가-힣○]{4,}[가-힣]{2}$/.test(stem) || isOrEndsInDish(stem)) return null
  const at = stem.length - 2
  return at >= 6 && isProvince(stem.slice(at - 2, at)) ? at - 2 : at
}

/** The start of a numbered estate or construction site: '달무리|3단지점', '달무리|2공구점'. */
function estateStart(stem: string): number | null {
  const estate = /(?<=[가-힣]{2})\d{1,2}(?:단지|공구|지구|블록|산단)$/.exec(stem)
  return estate?.index ?? null
}

/** Positions after which the stem is a locality, the longest locality first. */
function placeCuts(stem: string): number[] {
  const cuts: number[] = []
  for (let at = 2; at < stem.length; at++) {
    if (
      isInsideRun(stem, at) ||
      // '동촌유원지점' is not a 지점.
      (at === stem.length - 1 && stem.endsWith('유원지')) ||
      /^[삼사오육네]거리$/.test(stem.slice(at - 1)) ||
      !(isLocality(stem.slice(at)) || isLocalLandmark(stem.slice(at)))
    )
      continue
    // '하이웨이마트' is not 이마트.
    if (stem.startsWith('이마트', at) && !endsBehindDish(stem.slice(0, at))) continue
    if (isListedLocality(stem.slice(0, at)) && !isNamedPlace(stem.slice(at).replace(/[지R]$/, ''))) continue
    cuts.push(at)
  }
  return cuts
}

/** Whether a landmark is preceded by its locality: '잠실학원사거리'. */
const isLocalLandmark = (text: string): boolean =>
  text.length >= 5 && [2, 3].some((size) => isListedLocality(text.slice(0, size))) && endsInLandmark(text)

/** With this many syllables between chain and locality, they no longer belong to the branch. */
const LONGEST_LANDMARK = 6

/** The branch starts after the chain's name unless the rest is a dish or long: '바르미|스시사당', '놀부오색찬연소한마리|하계'. */
function behindChain(stem: string, chain: number): number {
  if (isLocality(stem.slice(chain))) return chain
  const food = foodEnd(stem)
  if (food > chain + 1) return food
  return placeCuts(stem).find((at) => at >= chain + LONGEST_LANDMARK && isListedLocality(stem.slice(at))) ?? chain
}

/** The position after the last dish or kind of place; -1 if fewer than two syllables remain for the branch. */
function foodEnd(stem: string): number {
  let food = -1
  for (const end of foodEnds) {
    const found = stem.lastIndexOf(end)
    // '카페' alone is not a name: '카페니치|산성점'.
    if (found >= (GENERIC.includes(end) ? 1 : 0) && found + end.length <= stem.length - 2)
      food = Math.max(food, found + end.length)
  }
  const behind = food + SPECIALIST.length
  return stem.startsWith(SPECIALIST, food) && behind <= stem.length - 2 ? behind : food
}

/** The start of a landmark ('칠성한신병원'), assumed to have two syllables, plus a preceding city or Latin letters. */
function landmarkStart(stem: string): number | null {
  for (const end of ['역', ...landmarkEnds]) {
    const latin = /[A-Za-z]{2,6}$/.exec(stem.slice(0, -end.length))
    if (!stem.endsWith(end) || stem.length - end.length < 4) continue
    let at = latin?.index ?? stem.length - end.length - 2
    if (at >= 4 && isListedLocality(stem.slice(at - 2, at))) at -= 2
    return at >= 2 ? at : null
  }
  return null
}

/** Whether a position is inside a run of Latin letters or digits, which is never split. */
const isInsideRun = (text: string, at: number) => /^(?:[A-Za-z]{2}|\d{2})$/.test(text.slice(at - 1, at + 1))

/** Splits a word of a spaced text only after a chain or dish, or before a known locality. */
export function splitConfidently(word: string): GluedBranch | null {
  const glued = splitUnspacedBranch(word)
  if (!glued || glued.name.length < 2) return null
  if (/^(?:지|분|본)점$/.test(glued.branch)) return null
  const sure = chainAtStart(glued.name) !== null || isOrEndsInDish(glued.name)
  return sure || isLocality(glued.branch.slice(0, -1)) ? glued : null
}
