import { describe, expect, it } from 'vitest'
import { paceOf, percentOf, printProgress, type Progress } from '@/messages/cli/importCommands'
import { shortened, width } from '@/messages/cli/terminalText'

const BAR = '━━━━──────'
const half: Progress = {
  name: '2024년 1월 업무추진비.csv',
  number: 3,
  of: 12,
  rows: 123_456,
  share: 0.5,
  ended: false,
  seconds: 20,
}
const print = (changed: Partial<Progress> = {}, columns = 100): string =>
  printProgress({ ...half, ...changed }, BAR, columns)

describe('Import progress line', () => {
  it('The progress line shows the file number, bar, percentage, rows, pace and name', () => {
    expect(print()).toBe(`   3/12  ${BAR}  50%     123,456행  초당 6,200행    2024년 1월 업무추진비.csv`)
  })

  it('The progress line omits the number of a single file and an unknown percentage', () => {
    expect(print({ of: 1, share: null, rows: 40, seconds: 0.5 })).toBe(
      `  ${BAR}               40행  읽는 중         2024년 1월 업무추진비.csv`,
    )
  })

  it('The progress line keeps its columns aligned', () => {
    const stages: Partial<Progress>[] = [
      {},
      { rows: 0, share: 0 },
      { share: null },
      { share: 1, ended: true },
      { number: 12, rows: 1 },
      { seconds: 0.1 },
      { rows: 99_999_999, seconds: 200 },
    ]
    const places = stages.map((stage) => {
      const line = print(stage)
      return [BAR, half.name].map((part) => width(line.slice(0, line.indexOf(part))))
    })
    expect(new Set(places.map(String)).size).toBe(1)
  })

  it('The progress line names the phase before the first row and after the last', () => {
    expect(print({ rows: 0, share: 0 })).toContain('  여는 중  ')
    expect(print({ rows: 0 })).not.toContain('0행')
    expect(print({ ended: true, share: 1 })).toContain('100%     123,456행  마무리하는 중  ')
  })

  it('The progress line stays narrower than the terminal, however narrow that is', () => {
    for (const columns of [200, 80, 61, 60, 20, 3])
      expect(width(print({ name: '가'.repeat(200) }, columns))).toBeLessThan(columns)
  })
})

describe('Progress figures', () => {
  it('The pace is rounded to two digits, and absent at the start', () => {
    expect([paceOf({ rows: 5000, seconds: 0.9 }), paceOf({ rows: 0, seconds: 9 })]).toEqual([null, null])
    expect([
      paceOf({ rows: 8765, seconds: 1 }),
      paceOf({ rows: 20, seconds: 9 }),
      paceOf({ rows: 1, seconds: 9 }),
    ]).toEqual([8800, 2, 0])
  })

  it('The percentage reaches 100 only at the end', () => {
    expect([0, 0.004, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 0, 50, 99, 100])
  })
})

describe('File names in a terminal', () => {
  it('A long file name is cut between characters and ends with an ellipsis', () => {
    expect(['업무추진비.csv', '업무추진비'].map((name) => shortened(name, 10))).toEqual(['업무추진…', '업무추진비'])
    expect(['가나', '가나', 'ab'].map((name, i) => shortened(name, i))).toEqual(['', '…', 'ab'])
  })
})
