import type { FakePost, Trap } from './shapes'

interface Wanted {
  count: number
  /** year of the newest */
  year?: number
  agency?: string
  perMonth?: number
  traps?: Readonly<Record<number, Trap>>
}

/** Posts about a month, newest first, with two expenses each. */
export const fakePosts = ({ count, year = 2026, agency = '가온구청', perMonth = 3, traps = {} }: Wanted): FakePost[] =>
  Array.from({ length: count }, (_, at) => {
    const months = year * 12 + 8 - Math.floor(at / perMonth)
    const [inYear, month] = [Math.floor(months / 12), (months % 12) + 1]
    const text = `${inYear}-${String(month).padStart(2, '0')}`
    const office = ['총무과', '재무과', '문화과'][at % 3] ?? ''
    const id = 1_000 + count - at
    return {
      id,
      title: `${inYear}년 ${month}월 ${agency} ${office} 업무추진비 집행내역`,
      day: `${text}-28`,
      lines: [
        [`${text}-0${(at % 8) + 1}`, `누리식당${at % 7}호점`, 50_000 + at * 1_000],
        [`${text}-1${at % 9}`, `가람국수${at % 5}호점`, 30_000 + at * 1_000],
      ],
      ...(traps[at] && { trap: traps[at] }),
    }
  })
