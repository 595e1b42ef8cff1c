import { describe, expect, it } from 'vitest'
import { plannedRows } from '@/admin/uploads/desk/CommitEffect'
import { formerText, furtherColumns, problemColumn, recordPath, valueText } from '@/admin/uploads/desk/recordText'
import type { RecordsUpload, SheetLayout, VisitsUpload } from '@/contract/uploadState'
import type { RecordRow } from '@/contract/uploadRows'

const sheet = (name: string, columns: (string | null)[]): SheetLayout => ({
  sheet: name,
  rows: 2,
  headerRow: 1,
  headings: columns.map(String),
  columns,
  head: [],
})

describe('Record values', () => {
  it('A value is shown in the words of its column', () => {
    expect(valueText('agencies', 'type', 'district')).not.toBe('district')
    expect(valueText('agencies', 'category', 'cafe')).toBe('cafe')
    expect(valueText('restaurants', 'category', 'cafe')).toBe('카페')
    expect(valueText('restaurants', 'active', false)).toBe('비공개')
    expect(valueText('restaurants', 'id', 1204)).toBe('1204')
    expect(valueText('reviews', 'rating', 4)).toBe('4점')
    expect(valueText('reviews', 'writtenOn', '2026-05-01T00:00:00+09:00')).toBe('2026.\u00a05.\u00a01.')
    expect(valueText('agencies', 'aliases', ['온누리', '온누리 구청'])).toBe('온누리, 온누리 구청')
    expect(valueText('agencies', 'aliases', [])).toBe('없음')
  })

  it('A former value is shown only for a column that the update replaces', () => {
    const before = { phone: null, active: true }
    expect(formerText('restaurants', 'phone', { before })).toBe('없음')
    expect(formerText('restaurants', 'active', { before })).toBe('공개')
    expect(formerText('restaurants', 'name', { before })).toBeNull()
    expect(formerText('restaurants', 'constructor', { before })).toBeNull()
  })

  it('A changed column that is not shown is still named', () => {
    const before = { phone: null, district: '서울특별시 중구' }
    expect(furtherColumns('restaurants', { before }, [{ column: 'phone' }])).toEqual(['district'])
  })
})

describe('Row problems', () => {
  it('A problem belongs to a column of the row’s own sheet, or to none', () => {
    const layout = [sheet('가', ['name', 'type']), sheet('나', ['type', null, 'name'])]
    const row = { sheet: '나', column: 2 } as RecordRow
    expect(problemColumn(row, layout)).toBe('name')
    expect(problemColumn({ ...row, column: 1 }, layout)).toBeNull()
    expect(problemColumn({ ...row, column: null }, layout)).toBeNull()
  })
})

describe('Record links', () => {
  it('A record links to its own screen, and a review to its list', () => {
    expect(recordPath('agencies', 7)).toBe('/agencies/7')
    expect(recordPath('restaurants', 7)).toBe('/restaurants/7')
    expect(recordPath('reviews', 7)).toBe('/reviews?open=7')
  })
})

describe('Planned rows', () => {
  it('The number of planned rows counts created and updated records, or visits', () => {
    const report = { created: 3, updated: 2, skipped: 5, rejected: 1 }
    expect(plannedRows({ kind: 'agencies', plan: { report } } as RecordsUpload)).toBe(5)
    expect(plannedRows({ kind: 'visits', plan: { report: { rowsVisited: 9 } } } as VisitsUpload)).toBe(9)
    expect(plannedRows({ kind: 'reviews', plan: null } as RecordsUpload)).toBe(0)
  })
})
