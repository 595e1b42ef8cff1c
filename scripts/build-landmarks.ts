/**
 * npx tsx scripts/build-landmarks.ts FOLDER, with stations.tsv (name, alias, lines, province, sigungu, lat, lng,
 * source, flag) and halls.tsv (without alias and lines). Only official sources are used; docs/landmarks.md lists them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRegions } from '@/domain/region/findRegion'
import { runCli, UsageError } from './runCli'

const TARGET = 'src/domain/search/landmarks.data.ts'
/** Published for free use; other sources restrict storage and serve only as cross-checks. */
const OFFICIAL = new Set(['kric-2026-06', 'kr-station-file', 'facility', 'standard-data', 'gov-list'])
/** People do not meet at stations of suspended lines. */
const SUSPENDED = 'line-suspended'
/** An underground platform; not a name. */
const NO_NAME = '지하'
/** About one metre. */
const DIGITS = 5

type Row = Record<string, string>

function readTable(folder: string, name: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

function codeOf({ name = '', province = '', sigungu = '' }: Row): string {
  // Provinces may have been renamed since.
  const [region] = [...findRegions(`${province} ${sigungu}`), ...findRegions(province)]
  if (!region) throw new Error(`No district is known for ${name}: ${province} ${sigungu}.`)
  return region.code
}

/** '시청·용인대' can be found by either part. */
const namesOf = ({ name = '', alias = '' }: Row): string[] => [
  ...new Set(
    [name, ...alias.split(','), ...(name.includes('·') ? name.split('·') : [])].filter(
      (each) => each && each !== NO_NAME,
    ),
  ),
]
const lineCount = ({ lines = '' }: Row): number => (lines ? lines.split(',').length : 1)
const degrees = (text = ''): string => String(Number(Number(text).toFixed(DIGITS)))

/** Names, district, latitude, longitude; of places with the same name, the larger station first. */
const linesOf = (rows: readonly Row[]): string =>
  rows
    .filter(({ source = '', flag = '' }) => OFFICIAL.has(source) && !flag.includes(SUSPENDED))
    .map((row) => ({ row, code: codeOf(row) }))
    .sort((a, b) => lineCount(b.row) - lineCount(a.row) || a.code.localeCompare(b.code))
    .map(({ row, code }) => [namesOf(row).join(','), code, degrees(row.lat), degrees(row.lng)].join('|'))
    .join('\n')

function main(): Promise<number> {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new UsageError('Usage: npx tsx scripts/build-landmarks.ts FOLDER')
  const tables = [
    ['STATIONS', 'stations.tsv'],
    ['HALLS', 'halls.tsv'],
  ] as const
  const text = tables.map(([name, file]) => `export const ${name} = \`\n${linesOf(readTable(folder, file))}\n\`\n`)
  writeFileSync(
    TARGET,
    `/* Written by scripts/build-landmarks.ts: names|법정동 code|latitude|longitude (WGS 84). */\n\n${text.join('\n')}`,
  )
  return Promise.resolve(0)
}

await runCli(main)
