import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFiles } from '@/infra/files/diskFiles'
import { type FakeS3, startFakeS3 } from '../../setup/fakeS3'
import { runScript } from './runScript'

let s3: FakeS3
const folder = mkdtempSync(join(tmpdir(), 'move-files-'))
beforeAll(async () => {
  s3 = await startFakeS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

const move = (environment: Record<string, string>, ...args: string[]) =>
  runScript('scripts/files.ts', { DATA_DIR: folder, ...environment }, ['move', ...args])

it('The command moves files to the storage and back, and says what is wrong with its settings or it', async () => {
  const disk = diskFiles(folder)
  await disk.put('media/점심.webp', Buffer.from('a picture'))
  await disk.put('installation', Buffer.from('f4c3ac4e\n'))
  const settings = s3.environment('FILES_S3')
  expect(await move({}, '--to', 's3')).toMatchObject({
    code: 1,
    said: expect.stringContaining('FILES_S3_BUCKET') as string,
  })
  expect(await move(settings, '--to', 'moon')).toMatchObject({
    code: 1,
    said: expect.stringContaining('쓰는 법') as string,
  })
  expect(await move(settings, '--to', 's3', '--delete-source')).toEqual({ code: 0, said: '' })
  expect([(await disk.list()).length, [...s3.objects.keys()]]).toEqual([
    0,
    ['site/media/점심.webp', 'site/installation'],
  ])
  s3.objects.set('site/installation', Buffer.from('f4c3ac4e\n'))
  await disk.put('media/점심.webp', Buffer.from('another picture'))
  expect(await move(settings, '--to', 'disk')).toMatchObject({ code: 1 })
  await disk.remove('media/점심.webp')
  expect(await move(settings, '--to', 'disk')).toEqual({ code: 0, said: '' })
  expect((await disk.read('media/점심.webp'))?.toString()).toBe('a picture')
  s3.faults.denied.add('GET list-type,prefix')
  const refused = await move(settings, '--to', 'disk')
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('파일 저장소가 요청을 받지 않았어요')])
})
