import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { afterAll, describe, expect, it } from 'vitest'
import { ARCHIVE_INFLATED_MAX, ZIP_ENTRIES_MAX } from '@/domain/expense/limits'
import { filesOfArchive, isArchive } from '@/import/extract/filesOfArchive'
import { zip } from '../../../setup/zip'

const folder = mkdtempSync(join(tmpdir(), 'archive-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CSV = strToU8('일자,장소,금액\n2026-02-01,달빛식당,9000\n')
const write = (bytes: Uint8Array): string => {
  const path = join(folder, 'a.zip')
  writeFileSync(path, bytes)
  return path
}

/** Everything an archive holds: a file by its text, anything else by what is said of it. */
async function listed(bytes: Uint8Array): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const entry of filesOfArchive(write(bytes), 'a.zip'))
    found[entry.name.slice('a.zip/'.length)] =
      'path' in entry ? await readFile(entry.path, 'utf8') : 'error' in entry ? entry.error.code : 'leftover'
  return found
}

/** The archive with another name of as many bytes wherever it is named, and no sign that names are UTF-8. */
function renamed(bytes: Uint8Array, from: string, to: Buffer): Buffer {
  const written = Buffer.from(bytes)
  for (let at = written.indexOf(from); at >= 0; at = written.indexOf(from, at + 1)) to.copy(written, at)
  return written
}

/** The archive with its entries marked as encrypted. */
function encrypted(bytes: Uint8Array): Buffer {
  const written = Buffer.from(bytes)
  for (const [mark, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = written.indexOf(mark, 0, 'latin1'); at >= 0; at = written.indexOf(mark, at + 1, 'latin1'))
      written.writeUInt16LE(written.readUInt16LE(at + flags) | 1, at + flags)
  return written
}

describe('Archive of attachments', () => {
  it('Files in folders and in an inner archive come in the order of months, and leftovers are named', async () => {
    const inner = zipSync({ '3월.csv': CSV, 'deep.zip': zipSync({ 'a.csv': CSV }) })
    const text = new TextDecoder().decode(CSV)
    const found = await listed(
      zipSync({ '나루과/10월.csv': CSV, '나루과/2월.csv': CSV, '__MACOSX/._2월.csv': CSV, '묶음.zip': inner }),
    )
    expect(Object.entries(found)).toEqual([
      ['__MACOSX/._2월.csv', 'leftover'],
      ['나루과/2월.csv', text],
      ['나루과/10월.csv', text],
      ['묶음.zip/3월.csv', text],
      ['묶음.zip/deep.zip', 'nested_archive'],
    ])
  })

  it('Names in EUC-KR and with backslashes are read as Korean programs write them', async () => {
    const name = iconv.encode('나루과\\2월.csv', 'cp949')
    const placeholder = 'x'.repeat(name.length)
    expect(Object.keys(await listed(renamed(zipSync({ [placeholder]: CSV }), placeholder, name)))).toEqual([
      '나루과/2월.csv',
    ])
  })

  it('A name that leads out of the folder is only a name', async () => {
    expect(Object.keys(await listed(zipSync({ '../../etc/a.csv': CSV, '/b.csv': CSV })))).toEqual([
      '../../etc/a.csv',
      'b.csv',
    ])
  })

  it('An encrypted entry is named as such', async () => {
    expect(await listed(encrypted(zipSync({ 'a.csv': CSV })))).toEqual({ 'a.csv': 'encrypted' })
  })

  it('Files that inflate to more than the limit together are named one by one, and those before are read', async () => {
    const half = new Uint8Array(ARCHIVE_INFLATED_MAX / 2 + 1)
    const found = await listed(zip({ 'a.csv': CSV, 'b.bin': half, 'c.bin': half, 'd.csv': CSV }))
    expect(Object.entries(found).map(([name, said]) => [name, said.slice(0, 7)])).toEqual([
      ['a.csv', '일자,장소,금'],
      ['b.bin', '\0'.repeat(7)],
      ['c.bin', 'too_big'],
      ['d.csv', 'too_big'],
    ])
  })

  it('A packed document and a broken archive are not archives of attachments', async () => {
    const tooMany = Object.fromEntries(Array.from({ length: ZIP_ENTRIES_MAX + 1 }, (_, i) => [`${i}.csv`, CSV]))
    const parts = {
      xlsx: { '[Content_Types].xml': CSV, 'xl/workbook.xml': CSV },
      hwpx: { mimetype: strToU8('application/hwp+zip'), 'Contents/section0.xml': CSV },
      ods: { mimetype: CSV, 'content.xml': CSV },
      backslash: { 'xl\\workbook.xml': CSV },
      many: { 'xl/workbook.xml': CSV, ...tooMany },
    }
    for (const [kind, entries] of Object.entries(parts))
      expect(await isArchive(write(zipSync(entries))), kind).toBe(false)
    expect(await isArchive(write(zipSync({ 'a.csv': CSV }).slice(0, 60)))).toBe(false)
    expect(await isArchive(write(CSV))).toBe(false)
    expect(await isArchive(write(zipSync(tooMany)))).toBe(true)
    expect(await isArchive(write(zipSync({ 'a.xlsx': zipSync(parts.xlsx) }, { level: 0 })))).toBe(true)
  })
})
