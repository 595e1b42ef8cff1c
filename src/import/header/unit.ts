import { collapse } from '@/domain/place/text/normalizeCell'

const UNITS: [RegExp, number][] = [
  [/백\s*만\s*원/, 1_000_000],
  [/천\s*원/, 1_000],
  [/원/, 1],
]

/** Behind its word, in a bracket of its own, at a text's end. Single spaces are expected. */
const NAMED = [/단위 ?[:은는]? ?((?:백 ?만|천)? ?원)/, /[([] ?((?:백 ?만|천)? ?원) ?[)\]]/, /((?:백 ?만|천) ?원)$/]

/** Won per unit, from a heading ('사용금액(천원)') or a line above the table ('(단위 : 천원)'); null where none is named. */
export function unitIn(text: string): number | null {
  const plain = collapse(text.normalize('NFKC'))
  const named = NAMED.map((pattern) => pattern.exec(plain)?.[1]).find((unit) => unit !== undefined)
  return UNITS.find(([pattern]) => named !== undefined && pattern.test(named))?.[1] ?? null
}
