import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '@/import/extract/openFile'
import { ImportFileError } from '@/import/source/errors'
import { readFile } from '@/import/transform/readFile'

const FOLDER = resolve('../shared/cases')
const present = existsSync(FOLDER)
const READ_ON = '2026-11-20'

/** What a file is read as: a line for each row that is taken, the reason for any other, or why the file is refused. */
async function reading(name: string): Promise<string[]> {
  try {
    const lines: string[] = []
    for await (const rows of readFile(await openFile(resolve(FOLDER, name)), READ_ON))
      for (const { status, reason, spentAt, hasTime, amount, place } of rows) {
        const when = spentAt?.slice(5, hasTime ? 16 : 10)
        const where = place.shops.map((shop) => [shop.name, shop.branch].filter(Boolean).join('|')).join()
        lines.push(status === 'ok' ? `${when} ${where} ${amount}` : String(reason))
      }
    return lines
  } catch (error) {
    if (error instanceof ImportFileError) return [error.fileError.code]
    throw error
  }
}

const [GARAM, DAON] = ['가람식당|본점 84000', '다온분식 45500']
const MARCH = [`03-04T12:10 ${GARAM}`, `03-05T19:02 ${DAON}`]
const APRIL = [`04-04T12:10 ${GARAM}`, `04-05T19:02 ${DAON}`]
const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line)

const RIGHT: Record<string, string[]> = {
  'c00-base.csv': MARCH,
  'c10-invisible.csv': MARCH,
  'c17-serial.csv': MARCH,
  'c38-null-bytes.csv': ['nul'],
  'c41-mhtml.xls': ['web_archive'],
  'h01b-nested-1x1-with-text.hwpx': MARCH,
  'h01d-two-tables-second-nested.hwpx': [...MARCH, ...APRIL],
  'i-cell-zwsp.csv': MARCH,
  'i-head-shy.csv': MARCH,
  'i-head-zwsp.csv': MARCH,
  'n2-html-two-tables-second-nested.xls': [...MARCH, ...APRIL],
  'p02c-sideways-norotate.pdf': MARCH,
  'p02d-second-page-sideways.pdf': [...MARCH, `03-06T12:10 ${GARAM}`, `03-07T19:02 ${DAON}`],
  'q-quotes.csv': [
    ...times(2, '03-04T12:10 가람 식당 84000'),
    ...times(2, '03-04T12:10 가람식당 84000'),
    `03-04T12:10 ${GARAM}`,
    ...times(2, '03-04T12:10 가람식당 84000'),
    ...times(3, `03-04T12:10 ${GARAM}`),
  ],
  's1-two-sheets-second-zwsp-amount.xlsx': [`03-04T12:10 ${GARAM}`, `04-05T19:02 ${DAON}`],
  'x03-backslash.xlsx': MARCH,
  'x22-thousands-comma.xlsx': ['03-04T12:10 가람식당|본점 84400', `03-05T19:02 ${DAON}`],
  'z-iso.csv': [
    ...times(7, `03-04 ${GARAM}`),
    ...times(8, `03-04T12:10 ${GARAM}`),
    ...times(4, 'date_unreadable'),
    ...times(2, `03-04T00:10 ${GARAM}`),
    `03-04T12:10 ${GARAM}`,
    `03-04T00:10 ${GARAM}`,
    '03-04T19:02 가람식당|본점 84000',
  ],
}

describe.skipIf(!present)(`Inputs that failed once${present ? '' : ' (skipped: ../shared/cases is not here)'}`, () => {
  it.each(Object.entries(RIGHT))(
    '%s is read as its rows stand there, or refused by what it is',
    async (name, right) => {
      expect(await reading(name)).toEqual(right)
    },
  )
})
