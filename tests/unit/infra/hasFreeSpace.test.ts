import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type * as FileSystem from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { hasFreeSpace } from '@/infra/hasFreeSpace'

const disk = vi.hoisted(() => ({ code: '' }))
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof FileSystem>()
  const open = async (...args: Parameters<typeof fs.open>): Promise<FileSystem.FileHandle> => {
    const file = await fs.open(...args)
    if (disk.code) file.writeFile = () => Promise.reject(Object.assign(new Error('write'), { code: disk.code }))
    return file
  }
  return { ...fs, open }
})

describe('Free space for a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-room-'))
  afterEach(() => (disk.code = ''))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('Free space is checked by writing a file, which is removed again', async () => {
    expect(await hasFreeSpace(folder, 100_000)).toBe(true)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['ENOSPC', 'EDQUOT'])('The folder has no room when writing fails with %s', async (code) => {
    disk.code = code
    expect(await hasFreeSpace(folder, 1)).toBe(false)
    expect(readdirSync(folder)).toEqual([])
  })

  it('An unrelated write error is thrown instead of being reported as a full disk', async () => {
    disk.code = 'EIO'
    await expect(hasFreeSpace(folder, 1)).rejects.toMatchObject({ code: 'EIO' })
  })

  it('A folder that does not exist yet has room', async () => {
    expect(await hasFreeSpace(join(folder, 'new'), 1)).toBe(true)
  })
})
