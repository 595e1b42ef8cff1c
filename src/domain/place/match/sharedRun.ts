import { isLocality } from '../lexicon/locality'
import { COMMON_PAIRS } from './commonPairs.data'

const LONGEST = 24

/**
 * A run that occurs at few addresses identifies one place at one address: '달빛커피 로스터스' and '카페달빛'. One name must start
 * or end with it. `where`: both addresses as written.
 */
export function shareRareRun(a: string, b: string, where: string): boolean {
  const [left, right] = [hangulOf(a), hangulOf(b)]
  for (let at = 0; at + 2 <= left.length; at++) {
    const pair = left.slice(at, at + 2)
    if (!/^[가-힣]{2}$/.test(pair) || COMMON_PAIRS.has(pair) || !right.includes(pair)) continue
    if (where.includes(pair) || isLocality(pair) || isLocality(left.slice(at, at + 3))) continue
    const run = longestRun(left, at, right)
    if ([left, right].some((name) => name.startsWith(run) || name.endsWith(run))) return true
  }
  return false
}

/** The name without leading and trailing letters and digits, which often belong to a building. */
function hangulOf(name: string): string {
  const chars = [...name.slice(0, LONGEST)]
  const isHangul = (char: string) => /[가-힣]/.test(char)
  return chars.slice(Math.max(chars.findIndex(isHangul), 0), chars.findLastIndex(isHangul) + 1).join('')
}

function longestRun(left: string, at: number, right: string): string {
  let [start, end] = [at, at + 2]
  while (start > 0 && right.includes(left.slice(start - 1, end))) start--
  while (end < left.length && right.includes(left.slice(start, end + 1))) end++
  return left.slice(start, end)
}
