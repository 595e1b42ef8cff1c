import { lengthsBy } from '../text/anyWord'
import { CHAINS, type Chain, SCARCE_CHAINS } from './chains.data'

const byName = new Map<string, Chain>()
for (const chain of CHAINS)
  for (const name of chain.names)
    byName.set(compactLower(name), chain).set(compactLower(name).replace(/[^\p{L}\p{N}]/gu, ''), chain)

/** Lengths of the names that start with the same two characters, longest first. */
const lengthsByStart = lengthsBy([...byName.keys()], 2)
/** With spaces before and between the first two characters. */
const START_MAX = 6

const longest = Math.max(...[...byName.keys()].map((name) => name.length))

export function compactLower(text: string): string {
  const lower = text.toLowerCase()
  return lower.includes(' ') ? lower.replaceAll(' ', '') : lower
}

interface ChainMatch {
  chain: Chain
  /** length of the match in the original text, spaces included */
  length: number
}

/** The longest that matches; null if there is none. */
export function chainAtStart(text: string): ChainMatch | null {
  const lengths = lengthsByStart.get(compactLower(text.slice(0, START_MAX)).slice(0, 2))
  if (!lengths) return null
  const compact = compactLower(text.slice(0, longest * 2))
  for (const size of lengths) {
    const chain = compact.length >= size ? byName.get(compact.slice(0, size)) : undefined
    if (chain) return { chain, length: lengthInText(text, size) }
  }
  return null
}

function lengthInText(text: string, size: number): number {
  let seen = 0
  let at = 0
  while (at < text.length && seen < size) if (text[at++] !== ' ') seen++
  return at
}

/** Whether a chain has so few shops that its name identifies one within a district; see `SCARCE_CHAINS`. */
export const isScarceChain = ({ names }: Chain): boolean => SCARCE_CHAINS.has(names[0] ?? '')

export function isChainName(text: string): boolean {
  const found = chainAtStart(text)
  return found !== null && found.length === text.trimEnd().length
}

interface NamedShop {
  name: string
  isChain?: boolean | undefined
}

export const isChainShop = ({ name, isChain }: NamedShop): boolean => isChain === true || isChainName(name)
