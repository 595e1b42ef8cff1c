import type { Shape } from '../searchShapes'
import type { Times } from './measureShape'

/** A shape's p95 in the large directory is at most this many times a read by key there … */
export const READS_MAX = 5
/** … and at most this many times its own p95 in the small one. */
export const GROWTH_MAX = 2

export interface Result {
  path: string
  shape: Shape
  large: Times
  small: Times
}

export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const ms = (time: number): string => time.toFixed(2).padStart(8)
const ratio = (value: number): string => `${value.toFixed(2)} ×`.padStart(9)
const both = (times: readonly number[]): string => `${ms(quantile(times, 0.5))}${ms(quantile(times, 0.95))}`

/** Prints the yardsticks and a line a shape; returns how many are over a limit. */
export function printResults(results: readonly Result[], print: (line: string) => void): number {
  const all = (of: 'large' | 'small', name: 'rows' | 'reads') => results.flatMap((result) => result[of][name])
  print(`\n${''.padEnd(52)}     p50     p95   small: p50   p95`)
  for (const [name, title] of [
    ['reads', 'a read by key, /api/v1/restaurants/{id}'],
    ['rows', 'one bare row by its key'],
  ] as const)
    print(`${title.padEnd(52)}${both(all('large', name))}     ${both(all('small', name))}`)
  const read = quantile(all('large', 'reads'), 0.95)
  const row = quantile(all('large', 'rows'), 0.95)
  print(`${''.padEnd(52)}     p50     p95   small: p50   p95   ÷ read    ÷ row  ÷ small: p50   p95   found`)
  let over = 0
  for (const { path, shape, large, small } of results) {
    const p95 = quantile(large.searches, 0.95)
    const growth = p95 / quantile(small.searches, 0.95)
    const growthOfMedian = quantile(large.searches, 0.5) / quantile(small.searches, 0.5)
    const isOver = p95 / read > READS_MAX || growth > GROWTH_MAX
    if (isOver) over += 1
    const share = shape.findsIt ? `${Math.round((large.found / large.searches.length) * 100)} %` : '–'
    print(
      `${path.padEnd(22)}${shape.name.padEnd(30)}${both(large.searches)}     ${both(small.searches)}` +
        `${ratio(p95 / read)}${ratio(p95 / row)}${ratio(growthOfMedian)}${ratio(growth)}${share.padStart(8)}` +
        (isOver ? '  over the limit' : ''),
    )
  }
  return over
}
