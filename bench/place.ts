import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { comparePlaces } from '@/domain/place/match/comparePlaces'
import { placeKey } from '@/domain/place/keys/placeIdentity'
import { printParsedPlace } from '@/domain/place/parse/printParsedPlace'
import { parsePlace } from '@/domain/place/parse/parsePlace'

/** How long the place reader takes: for cells as they are published, and for 100 KB made up to keep it busy. */
const FOLDER = 'src/domain/place'
const SIZE = 100_000

/** Runs of one character and of short patterns, ending so that a match fails late. */
const HOSTILE = [
  ...['가', ' ', '1', '(', ')', '점', '동', 'A', '-', ',', '*', '\u0001'],
  ...['중구 ', '1,', '가 ', '(가', '12-', '세종대로 ', '외 1', '1층 '],
].flatMap((unit) => ['', '!', '점', '\n'].map((tail) => unit.repeat(Math.ceil(SIZE / unit.length)) + tail))

const CELLS = [
  '한일관',
  '두레박식당 화곡점 (강서구 화곡로 118)',
  '(주)나루외식 산들국수우장산점(서울특별시 강서구 우장산로 20)',
  '서울 노원구 동일로 1414, 파리바게뜨 노원역점',
  '새벽해장국미아역점',
  '옥돌국수 종로구 자하문로 40 지하1층 130호(통인동, 나래빌딩)',
  '홈플러스 (산들김밥, 누리국밥)',
  '한빛은행 강서출장소',
  '(주)너른컴퍼니 너른마당 신정점(서울 양천구 신정로 9, 홍길동 외 1)',
]

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

function regexpsOf(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(`${FOLDER}/${file}`, 'utf8'), ts.ScriptTarget.Latest)
  const found: RegExp[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, body = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? []
      found.push(new RegExp(body, flags.replace(/[gy]/g, '')))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Processor time, the least of three runs: waiting for a busy machine is not the pattern's doing. */
function busyMilliseconds(run: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

interface Took {
  what: string
  text: string
  ms: number
}

function printWorst(title: string, took: Took[]): void {
  const worst = took.toSorted((a, b) => b.ms - a.ms).slice(0, 5)
  console.log(`\n${title}: the slowest of ${took.length}`)
  for (const { what, text, ms } of worst)
    console.log(`${ms.toFixed(1).padStart(8)} ms  ${JSON.stringify(text.slice(0, 8))}…  ${what}`)
}

function readAll(raw: string): void {
  const reading = parsePlace(raw)
  printParsedPlace(reading)
  comparePlaces({ raw, context: '' }, { raw: `${raw}가`, context: '' })
  for (const shop of reading.shops) placeKey(shop, null)
  classifyPlace(raw)
}

for (let warm = 0; warm < 300; warm++) CELLS.forEach((cell) => parsePlace(cell))
const times = Array.from({ length: 200 }, () =>
  CELLS.map((cell) => {
    const start = performance.now()
    parsePlace(cell)
    return performance.now() - start
  }),
)
  .flat()
  .sort((a, b) => a - b)
const quantile = (share: number) => ((times[Math.floor(times.length * share)] ?? 0) * 1000).toFixed(1)
console.log(`one cell: median ${quantile(0.5)} µs, 99 % ${quantile(0.99)} µs`)

printWorst(
  'expressions on 100 KB',
  filesOf(FOLDER).flatMap((file) =>
    regexpsOf(file).flatMap((expression) =>
      HOSTILE.map((text) => ({
        what: `${file} ${String(expression)}`,
        text,
        ms: busyMilliseconds(() => expression.test(text)),
      })),
    ),
  ),
)
printWorst(
  'reading, printing, comparing and keying 100 KB',
  HOSTILE.map((text) => ({ what: '', text, ms: busyMilliseconds(() => readAll(text)) })),
)
