import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

export const HEADER =
  'nid,title,url,dept_nm_lvl_1,dept_nm_lvl_2,dept_nm_lvl_3,dept_nm_lvl_4,dept_nm_lvl_5,exec_yr,exec_month,' +
  'expense_budget,expense_execution,category,dept_nm_full,exec_dt,exec_loc,exec_purpose,target_nm,payment_method,' +
  'exec_amount'

interface Row {
  place: string
  at?: string
  amount?: string | number
  people?: string
  purpose?: string
  levels?: string
  document?: number
}

/** One line in the city's format. */
export function expense({
  place,
  at = '2019-01-31 12:30',
  amount = 54000,
  people = '과장 외 3명',
  purpose = '업무협의',
  levels = '서울시본청,행정국,총무과,,',
  document = 100,
}: Row): string {
  const quoted = place.includes(',') ? `"${place}"` : place
  const source = `${document},2019년 1월 총무과 업무추진비,http://example.kr/${document}`
  return `${source},${levels},2019,1,,,,총무과,${at},${quoted},${purpose},${people},카드,${amount}`
}

/** Files that live as long as the test file; `write` gives the path. */
export function temporaryFiles(): { write(name: string, content: string | Uint8Array): string } {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    write(name, content) {
      const path = join(folder, name)
      writeFileSync(path, content)
      return path
    },
  }
}

export const csv = (...rows: string[]): string => `\ufeff${[HEADER, ...rows].join('\n')}\n`
