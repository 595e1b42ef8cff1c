const UNITS: [RegExp, number][] = [
  [/백\s*만\s*원/, 1_000_000],
  [/천\s*원/, 1_000],
  [/원/, 1],
]

/** Won per unit, from a heading ('사용금액(천원)') or a line above the table ('(단위 : 천원)'); null where none is named. */
export function unitIn(text: string): number | null {
  const plain = text.normalize('NFKC')
  const named = /단위\s*[:은는]?\s*((?:백\s*만|천)?\s*원)/.exec(plain)?.[1] ?? /[([]\s*((?:백\s*만|천)?\s*원)\s*[)\]]/.exec(plain)?.[1] ?? /(?:백\s*만|천)\s*원\s*$/.exec(plain)?.[0]
  return UNITS.find(([pattern]) => named !== undefined && pattern.test(named))?.[1] ?? null
}
