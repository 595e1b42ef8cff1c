import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFile } from '@/import/extract/openFile'
import { withProgress, type ReadProgress } from '@/import/transform/withProgress'
import { sampleCsv, sampleWorkbook } from '../extract/sampleTable'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function open(name: string, content: string | Buffer) {
  writeFileSync(join(folder, name), content)
  return withProgress(await openFile(join(folder, name)))
}

/** Reads to the end, and returns the progress after each block and the number of rows. */
async function readAll({
  source,
  read,
}: Awaited<ReturnType<typeof open>>): Promise<{ seen: ReadProgress[]; rows: number }> {
  const seen: ReadProgress[] = []
  let rows = 0
  for await (const block of source.rows) {
    rows += block.length
    seen.push(read())
  }
  return { seen, rows }
}

describe('Reading progress', () => {
  it('The progress of a text grows in rows and share until it has ended', async () => {
    const watched = await open(
      'long.csv',
      '사용일자,사용장소,집행금액\n'.concat('2024-03-04,가람식당,84000\n'.repeat(20_000)),
    )
    expect(watched.read()).toEqual({ rows: 0, share: 0, ended: false })
    const { seen, rows } = await readAll(watched)
    expect(seen.length).toBeGreaterThan(5)
    for (const [i, { rows, share }] of seen.entries()) {
      expect(rows).toBeGreaterThan(seen[i - 1]?.rows ?? 0)
      // All lines are equally long: the share of bytes is the share of rows, but for the line cut by the block's end.
      expect(Math.abs((share ?? 0) - rows / 20_001)).toBeLessThan(0.01)
    }
    expect([rows, watched.read()]).toEqual([20_001, { rows: 20_001, share: 1, ended: true }])
  })

  it('The progress of a document has rows but no share until it has ended', async () => {
    const watched = await open('list.xlsx', sampleWorkbook('xlsx'))
    const { seen, rows } = await readAll(watched)
    expect(seen).toEqual([{ rows, share: null, ended: false }])
    expect(watched.read()).toEqual({ rows, share: 1, ended: true })
  })

  it('The progress has not ended when the reading stops early', async () => {
    const watched = await open('list.csv', sampleCsv())
    for await (const block of watched.source.rows) if (block.length) break
    expect(watched.read().ended).toBe(false)
  })

  it('The share of progress never exceeds the whole when the file grows', async () => {
    const { source } = await open('list.csv', sampleCsv())
    expect(withProgress({ ...source, share: () => 1.2 }).read().share).toBe(1)
  })
})
