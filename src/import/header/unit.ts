import { collapse } from '@/domain/place/text/normalizeCell'

const UNITS: [RegExp, number][] = [
  [/백\s*만\s*원/, 1_000_000],
  [/천\s*원/, 1_000],
  [/원/, 1],
]

/** After 단위, in brackets, or at the end of a text. Expects single spaces. */
const NAMED = [/단위 ?[:은는]? ?((?:백 ?만|천)? ?원)/, /[([] ?((?:백 ?만|천)? ?원) ?[)\]]/, /((?:백 ?만|천) ?원)$/]

/** Won per unit, from a heading ('사용금액(천원)') or a line above the table ('(단위 : 천원)'); null if not stated. */
export function unitIn(text: string): number | null {
  const plain = collapse(text.normalize('NFKC'))
  const named = NAMED.map((pattern) => pattern.exec(plain)?.[1]).find((unit) => unit !== undefined)
  return UNITS.find(([pattern]) => named !== undefined && pattern.test(named))?.[1] ?? null
}
