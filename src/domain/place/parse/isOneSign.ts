import { chainAtStart } from '../lexicon/chainNames'
import { isBranchWord } from '../lexicon/branchWord'
import { endsInDish } from './endsInDish'
import { nonEateryReason } from './nonplace'

/** Words joined by commas or plus signs without spaces, with at most a trailing bracket. */
const JOINED = /^([가-힣A-Za-z0-9]{1,12}(?:[,+][가-힣A-Za-z0-9]{1,12}){1,4}) ?(?:\([^()]*\))?$/

/** '카페달,별,해', '별+블렌딩': one word has a single syllable, and none is a place alone as in '숲,스타벅스'. */
export function isOneSign(text: string): boolean {
  const words = JOINED.exec(text.trim())?.[1]?.split(/[,+]/) ?? []
  return words.some((word) => /^[가-힣]$/.test(word)) && !words.some(isPlaceByItself)
}

const isPlaceByItself = (word: string): boolean =>
  word.length > 1 &&
  (chainAtStart(word) !== null ||
    isBranchWord(word) ||
    endsInDish(word) ||
    (/[가-힣]{2}/.test(word) && nonEateryReason(word) !== null))
