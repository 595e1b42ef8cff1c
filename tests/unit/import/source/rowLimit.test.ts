import { emptyAccount, type SheetRow } from '@/import/source/sheetRow'
import { expect, it } from 'vitest'
import { withRowLimit } from '@/jobs/uploads/openUpload'

it('Reading stops when an uploaded document has more rows than an upload may have', async () => {
  const block = (from: number): SheetRow[] => [0, 1].map((at) => ({ sheet: null, row: from + at, cells: ['1'] }))
  async function* rows() {
    yield await Promise.resolve(block(1))
    yield block(3)
  }
  const source = { file: 'a.xlsx', hash: '', format: 'xlsx' as const, rows: rows(), account: emptyAccount() }
  const taken: number[] = []
  const reading = (async () => {
    for await (const each of withRowLimit(source, 3).rows) taken.push(each.length)
  })()
  await expect(reading).rejects.toMatchObject({ fileError: { code: 'too_big', limit: 'lines' } })
  expect(taken).toEqual([2])
})
