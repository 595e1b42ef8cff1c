import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { diskFiles } from '@/infra/files/diskFiles'
import { newPhotoKey, photoStore, type PhotoStore } from '@/infra/photoStore'

let folder: string
let store: PhotoStore
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gonggong-photos-'))
  store = photoStore(diskFiles(join(folder, 'photos')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = { whole: Buffer.from('whole'), small: Buffer.from('small') }

it('The photo store keeps both sizes of a photo until it is removed, and no other file', async () => {
  const name = newPhotoKey()
  expect([await store.read(name, 'whole'), await store.olderThan(-1)]).toEqual([null, []])
  await store.put(name, files)
  expect([await store.read(name, 'whole'), await store.read(name, 'small')]).toEqual([files.whole, files.small])
  expect(readdirSync(join(folder, 'photos')).sort()).toEqual([`${name}.small.webp`, `${name}.whole.webp`])
  expect([await store.olderThan(1), await store.olderThan(-1)]).toEqual([[], [name]])
  for (let i = 0; i < 2; i++) await store.remove(name)
  expect(readdirSync(join(folder, 'photos'))).toEqual([])
})

it('A photo name never begins with a hyphen', () => {
  for (let i = 0; i < 1_000; i++) expect(newPhotoKey()).toMatch(/^\w[\w-]{31}$/)
})

it.each([
  '../../../../secret-file-name',
  '..',
  'a/b/c/d/e/f/g/h/i/j',
  'short',
  '',
  'a'.repeat(65),
  `${'a'.repeat(20)}\0`,
])('The photo store rejects %j as the name of a photo', async (name) => {
  await expect(store.put(name, files)).rejects.toThrow('not the name')
  await expect(store.read(name, 'whole')).rejects.toThrow('not the name')
  await expect(store.remove(name)).rejects.toThrow('not the name')
  expect(readdirSync(folder).filter((entry) => entry !== 'photos')).toEqual([])
})
