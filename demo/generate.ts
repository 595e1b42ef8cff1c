import { writeFileSync } from 'node:fs'
import Papa from 'papaparse'
import { inventPlaces } from './generator/places'
import { seeded } from './generator/random'
import { addressOf, COLUMNS, inventMonth } from './generator/rows'

/**
 * Writes the demo's files anew: `npx tsx demo/generate.ts`. Every restaurant, house number and bill is invented; the
 * seed makes each run write the same bytes.
 */
const random = seeded(20261101)
const ROWS_A_MONTH = 380
const places = inventPlaces(320, random)
const HALVES: [year: number, first: number, last: number][] = [
  [2024, 11, 12],
  [2025, 1, 6],
  [2025, 7, 12],
  [2026, 1, 6],
  [2026, 7, 10],
]

const csv = (fields: readonly string[], data: string[][]) =>
  `\uFEFF${Papa.unparse({ fields: [...fields], data }, { newline: '\n' })}\n`

for (const [year, first, last] of HALVES) {
  const rows: string[][] = []
  for (let month = first; month <= last; month++) rows.push(...inventMonth(year, month, ROWS_A_MONTH, places, random))
  writeFileSync(`demo/${year}-${String(first).padStart(2, '0')}_업무추진비_체험용.csv`, csv(COLUMNS, rows))
}
writeFileSync(
  'demo/places.csv',
  csv(
    ['address', 'name', 'latitude', 'longitude', 'phone'],
    places.map((p) => [addressOf(p), p.name, String(p.latitude), String(p.longitude), p.phone]),
  ),
)
