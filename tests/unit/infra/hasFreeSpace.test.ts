import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { hasFreeSpace } from '@/infra/diskSpace'

/** Writing fails with `code`, also for modules that have imported `open` already. */
function failWriting(code: string): void {
  const { open } = fs
  vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file = await open(...args)
    file.writeFile = () => Promise.reject(Object.assign(new Error('write'), { code }))
    return file
  })
  syncBuiltinESMExports()
}

describe('Free space for a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggong-room-'))
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('Free space is checked by writing a file, which is removed again', async () => {
    expect(await hasFreeSpace(folder, 100_000)).toBe(true)
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['ENOSPC', 'EDQUOT'])('The folder has no room when writing fails with %s', async (code) => {
    failWriting(code)
    expect(await hasFreeSpace(folder, 1)).toBe(false)
    expect(readdirSync(folder)).toEqual([])
  })

  it('An unrelated write error is thrown instead of being reported as a full disk', async () => {
    failWriting('EIO')
    await expect(hasFreeSpace(folder, 1)).rejects.toMatchObject({ code: 'EIO' })
  })

  it('A folder that does not exist yet has room', async () => {
    expect(await hasFreeSpace(join(folder, 'new'), 1)).toBe(true)
  })
})
