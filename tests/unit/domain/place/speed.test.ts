import { readdirSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/comparePlaces'
import { classifyPlace } from '@/domain/place/classifyPlace'
import { placeKey } from '@/domain/place/placeKey'
import { printReading } from '@/domain/place/printReading'
import { readPlace } from '@/domain/place/readPlace'

const folder = 'src/domain/place'
const SIZE = 100_000

/** Runs of one character and of short patterns, ending so that a match fails late. */
const HOSTILE = [
  '가',
  ' ',
  '1',
  '(',
  ')',
  '점',
  '동',
  'A',
  '-',
  ',',
  '중구 ',
  '1,',
  '가 ',
  '(가',
  '12-',
  '세종대로 ',
  '*',
  '외 1',
  '1층 ',
  '\u0001',
].flatMap((unit) => ['', '!', '점', '\n'].map((tail) => unit.repeat(Math.ceil(SIZE / unit.length)) + tail))

function regexpsOf(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(`${folder}/${file}`, 'utf8'), ts.ScriptTarget.Latest)
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

function milliseconds(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** Time this process really computed: waiting for a busy machine is not the pattern's doing. */
function busyMilliseconds(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** The fastest of five runs: a pattern that is super-linear is slow every time. */
const measured = (run: () => void) => Math.min(...Array.from({ length: 5 }, () => busyMilliseconds(run)))

describe('hostile input', () => {
  it.each(readdirSync(folder).filter((file) => regexpsOf(file).length > 0))(
    '%s has no expression that takes over 50 ms on 100 KB',
    (file) => {
      for (const expression of regexpsOf(file))
        for (const text of HOSTILE) {
          const took = measured(() => expression.test(text))
          if (took >= 50)
            expect.fail(`${String(expression)} took ${took.toFixed(0)} ms on ${JSON.stringify(text.slice(0, 12))}…`)
        }
    },
    120_000,
  )

  it('of 100 KB is read, printed, compared, keyed and classified in under 50 ms', () => {
    for (const raw of HOSTILE) {
      const took = measured(() => {
        const reading = readPlace(raw)
        printReading(reading)
        comparePlaces({ raw, context: '' }, { raw: `${raw}가`, context: '' })
        for (const shop of reading.shops) placeKey(shop, null)
        classifyPlace(raw)
      })
      expect(took, raw.slice(0, 12)).toBeLessThan(50)
    }
  }, 120_000)
})

describe('speed', () => {
  it('reads a cell in under 0.1 ms (median)', () => {
    const cells = [
      '한일관',
      '코코호도 상도역점 (동작구 상도1동 701-3)',
      '(주)부자되세요 창고43무교점(서울특별시 중구 무교로 21)',
      '서울 중구 남대문로9길 40, 파리바게뜨 무교YG타워점',
      '명품청기와감자탕남성역점',
      '스시하루 종로구 삼봉로 81 지하1층 130호(수송동, 두산위브)',
      '홈플러스 (간성동해반점, 채선당행복가마솥밥)',
      '우리은행 남산북출장소',
      '(주)한빛푸드 달빛식당 시청점(서울 중구 세종대로21길 22, 김해온 외 1)',
    ]
    for (let warm = 0; warm < 300; warm++) for (const cell of cells) readPlace(cell)
    const times = Array.from({ length: 200 }, () => cells.map((cell) => milliseconds(() => readPlace(cell))))
      .flat()
      .sort((a, b) => a - b)
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(0.1)
  })
})
