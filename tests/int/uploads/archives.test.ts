import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { ZIP_ENTRIES_MAX } from '@/domain/expense/limits'
import { describeUploadError } from '@/messages/staff/uploads'
import { book, nestedZip } from './hostileBooks'
import { expenseCsv, uploadHarness } from './uploadHarness'

const csv = (row: string): Uint8Array => strToU8(expenseCsv([row]))

describe('Uploaded archive of attachments', () => {
  const harness = uploadHarness()

  it('Each file becomes an upload of its own, and every other entry has a reason', async () => {
    const id = await harness.send(
      '붙임.zip',
      Buffer.from(
        zipSync({
          '총무과/1월.csv': csv('2026-01-04,12:10,온새미한상,간담회,4,카드,52000'),
          '총무과/2월.xlsx': book(),
          '__MACOSX/._2월.xlsx': strToU8('x'),
          '빈 파일.csv': new Uint8Array(),
          '속.zip': zipSync({ '3월.csv': csv('2026-03-04,12:10,솔향카페,간담회,4,카드,52000'), 'a.zip': zipSync({}) }),
        }),
      ),
    )
    const archive = await harness.settled(id)
    expect(archive).toMatchObject({
      status: 'unpacked',
      error: null,
      job: { status: 'completed', result: { files: 6 } },
    })
    expect(archive.files).toEqual([
      { name: '붙임.zip/__MACOSX/._2월.xlsx', isLeftover: true },
      { name: '붙임.zip/빈 파일.csv', error: { code: 'empty', file: '' } },
      { name: '붙임.zip/속.zip/3월.csv', upload: expect.any(Number) as number },
      { name: '붙임.zip/속.zip/a.zip', upload: expect.any(Number) as number },
      { name: '붙임.zip/총무과/1월.csv', upload: expect.any(Number) as number },
      { name: '붙임.zip/총무과/2월.xlsx', upload: expect.any(Number) as number },
    ])
    const uploads = await Promise.all(
      archive.files.flatMap((file) => ('upload' in file ? [harness.settled(file.upload)] : [])),
    )
    expect(uploads.map(({ fileName, status, counts }) => [fileName, status, counts?.ok])).toEqual([
      ['3월.csv', 'read', 1],
      ['a.zip', 'failed', undefined],
      ['1월.csv', 'read', 1],
      ['2월.xlsx', 'read', 1],
    ])
    const { body } = await harness.json<{ code: string }>('POST', `/uploads/${id}/import`)
    expect(JSON.stringify(body)).toContain('upload-')
  })

  it('Both attachments of a ZIP are listed, and an entry that was not read is named with its reason', async () => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])
    const attachments = {
      '1월.csv': csv('2026-01-05,12:10,온새미한상,간담회,4,카드,52000'),
      '2월.csv': csv('2026-02-05,12:10,솔향카페,간담회,4,카드,52000'),
      '3월.csv': new Uint8Array(),
      '사진.png': picture,
    }
    const archive = await harness.settled(await harness.send('두 달.zip', Buffer.from(zipSync(attachments))))
    const settled = await Promise.all(
      archive.files.map(
        async (file) => [file.name, 'upload' in file ? await harness.settled(file.upload) : file] as const,
      ),
    )
    expect(
      settled.map(([name, file]) => [name, 'error' in file && file.error && describeUploadError(file.error)]),
    ).toEqual([
      ['두 달.zip/1월.csv', null],
      ['두 달.zip/2월.csv', null],
      ['두 달.zip/3월.csv', '파일이 비어 있어 읽을 행과 열이 없어요. 원문에서 다시 내려받아 주세요.'],
      ['두 달.zip/사진.png', '읽지 못하는 형식이에요(PNG). CSV나 XLSX로 바꾸어 주세요.'],
    ])
    const { body } = await harness.json<{ data: { fileName: string; status: string }[] }>('GET', '/uploads')
    expect(body.data.slice(0, 4).map(({ fileName, status }) => [fileName, status])).toEqual([
      ['사진.png', 'failed'],
      ['2월.csv', 'read'],
      ['1월.csv', 'read'],
      ['두 달.zip', 'unpacked'],
    ])
  })

  it('An archive within an archive within an archive stays closed', async () => {
    const archive = await harness.settled(await harness.send('a.zip', Buffer.from(nestedZip())))
    expect(archive.status).toBe('unpacked')
    expect(JSON.stringify(archive.files)).toContain('nested_archive')
  })

  it('An archive of too many files is refused by its limit, and the files around it are read', async () => {
    const empty = Object.fromEntries(
      Array.from({ length: ZIP_ENTRIES_MAX + 1 }, (_, i) => [`${i}.csv`, new Uint8Array()]),
    )
    const crowded = zipSync(empty)
    const around = zipSync({ '1월.csv': csv('2026-01-04,12:10,온새미한상,간담회,4,카드,52000'), '속.zip': crowded })
    const [alone, inside] = [
      await harness.send('많음.zip', Buffer.from(crowded)),
      await harness.send('붙임.zip', Buffer.from(around)),
    ]
    const error = { code: 'too_big', file: '', limit: 'archive_entries' }
    expect((await harness.settled(alone)).files).toEqual([{ name: '많음.zip', error }])
    expect((await harness.settled(inside)).files).toEqual([
      { name: '붙임.zip/1월.csv', upload: expect.any(Number) as number },
      { name: '붙임.zip/속.zip', error },
    ])
  })
})
