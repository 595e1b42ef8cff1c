import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, describe, it } from 'vitest'
import { openFile } from '@/import/extract/openFile'
import { readUnchanged } from '@/import/extract/openFile'
import type { RowSource } from '@/import/source/sheetRow'
import { readFile } from '@/import/transform/readFile'
import { describeFileError } from '@/messages/cli/fileErrors'
import { TODAY } from '../readSample'
import { sampleWorkbook } from './sampleTable'

const folder = mkdtempSync(join(tmpdir(), 'changed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROW = '2024-03-04,가람국밥 (중구 을지로 3),52000,중구청\n'
/** Several times as long as what is read ahead. */
const ROWS = 4_000
const WHOLE = Buffer.from(`사용일자,사용장소,사용금액,기관명\n${ROW.repeat(ROWS)}`)

function write(content: Buffer | string = WHOLE): string {
  const path = join(folder, 'list.csv')
  rmSync(path, { force: true })
  writeFileSync(path, content)
  return path
}

/** Reads a file as an import does; `change` happens after the first rows. */
async function read(path: string, change: (path: string) => void = () => undefined): Promise<number> {
  const source = await openFile(path)
  let rows = 0
  for await (const block of readFile(source, TODAY)) {
    if (rows === 0) change(path)
    rows += block.length
  }
  return rows
}

const overwrite = (path: string, at: number, bytes: Buffer): void =>
  writeFileSync(path, Buffer.concat([WHOLE.subarray(0, at), bytes, WHOLE.subarray(at + bytes.length)]))

const CHANGES: [what: string, change: (path: string) => void][] = [
  ['is cut off between two rows', (path) => truncateSync(path, WHOLE.length - 20 * Buffer.byteLength(ROW))],
  ['is cut off inside a row', (path) => truncateSync(path, WHOLE.length - 30)],
  ['is emptied', (path) => truncateSync(path, 0)],
  ['grows by a row', (path) => appendFileSync(path, ROW)],
  ['is overwritten with as many bytes', (path) => overwrite(path, WHOLE.length - 30, Buffer.from('9'))],
  ['is damaged', (path) => overwrite(path, WHOLE.length - 3 * ROW.length, Buffer.from([0xff, 0xff]))],
  ['is taken away', (path) => renameSync(path, `${path}.old`)],
]
const changed = { fileError: { code: 'changed', file: 'list.csv' } }

describe('Files that change while they are read', () => {
  it.each(CHANGES)('A file that %s while it is read is refused', async (_, change) => {
    await expect(read(write(), change)).rejects.toMatchObject(changed)
  })

  it.each(CHANGES)('A file that %s after its fingerprint was taken is refused', async (_, change) => {
    const path = write()
    const source = await openFile(path)
    change(path)
    await expect(drain(source)).rejects.toMatchObject(changed)
  })

  it('The message about a changed file names the file and says what to do', () => {
    expect(describeFileError(changed.fileError as Parameters<typeof describeFileError>[0])).toBe(
      'list.csv: 읽는 동안 파일이 바뀌어 하나도 받아들이지 않았어요. 내려받기나 저장이 끝난 뒤에 다시 실행해 주세요.',
    )
  })

  it('A file is refused when its bytes do not match its fingerprint, even with equal size and time', async () => {
    const path = write('짧은 글')
    const { size, mtimeMs } = statSync(path)
    const version = {
      path,
      file: 'list.csv',
      size,
      mtimeMs,
      hash: createHash('sha256').update('다른 글').digest('hex'),
    }
    await expect(drain({ rows: readUnchanged(version) })).rejects.toMatchObject(changed)
  })
})

describe('Files that stay as they are', () => {
  it('An unchanged file is read to its end under the fingerprint of its bytes', async () => {
    const path = write()
    expect(await read(path)).toBe(ROWS)
    expect((await openFile(path)).hash).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'))
  })

  it('A document is read whole on opening, so later changes to the file do not matter', async () => {
    const path = write(sampleWorkbook('xlsx'))
    const source = await openFile(path)
    truncateSync(path, 10)
    await expect(drain(source)).resolves.toBeUndefined()
  })
})

async function drain({ rows }: { rows: AsyncIterable<unknown> } | RowSource): Promise<void> {
  for await (const _ of rows) continue
}
