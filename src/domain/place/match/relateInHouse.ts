import { classifyPlace } from '../lexicon/classifyPlace'
import { jamoDistance } from '../text/jamoDistance'
import type { ShopKeys } from './matchKeys'
import { shareRareRun } from './sharedRun'
import { isPartlyLatin, soundsAlike } from '../keys/soundKey'

/** Fewer syllables in another order are another name. */
const SHORTEST_TURNED = 4

/**
 * A rare shared run, the same sound in two scripts, swapped syllables, or a typo of two jamo. Null also for two chains,
 * which may be neighbours. `where`: both addresses as written.
 */
export function relateInHouse(a: ShopKeys, b: ShopKeys, where: string): string | null {
  if (a.chain !== '' && b.chain !== '' && a.chain !== b.chain) return null
  if (soundsAlike(a.literal, b.literal) || isPartlyLatin(a.literal, b.literal)) return 'address:sounds-alike'
  const sorted = (name: string) => [...name].sort().join('')
  if (a.name.length >= SHORTEST_TURNED && sorted(a.name) === sorted(b.name)) return 'address:turned'
  if (areTwoTrades(a.name, b.name)) return null
  if (isSlip(a.name, b.name)) return 'address:slip-of-name'
  return shareRareRun(a.name, b.name, where) ? 'address:shared-run' : null
}

/** Whether two Hangul names differ in two jamo after a common beginning: '온곰솔' and '온공손'. */
const isSlip = (a: string, b: string): boolean =>
  /^[가-힣]{6,}$/.test(a + b) && a.length === b.length && a[0] === b[0] && jamoDistance(a, b) <= 2

/** '동해수산' and '동해일식' are neighbours with related names. */
function areTwoTrades(a: string, b: string): boolean {
  const [one, other] = [classifyPlace(a).subCategory, classifyPlace(b).subCategory]
  return one !== null && other !== null && one !== other
}
