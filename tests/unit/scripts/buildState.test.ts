import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildState, fingerprint } from '../../../scripts/build'

const here = process.cwd()
const checkout = mkdtempSync(join(tmpdir(), 'gonggong-build-'))
const write = (file: string, text: string) => writeFileSync(join(checkout, file), text)

beforeAll(() => {
  for (const folder of ['src', '.next']) mkdirSync(join(checkout, folder))
  write('src/page.ts', 'export const page = 1')
  process.chdir(checkout)
})
afterAll(() => {
  process.chdir(here)
  rmSync(checkout, { recursive: true })
})

it('A build is current until a source file changes, appears or disappears', () => {
  expect(buildState()).toBe('none')
  write('.next/BUILD_ID', 'one')
  expect(buildState()).toBe('stale')
  write('.next/built-from', fingerprint())
  expect(buildState()).toBe('current')
  write('src/page.ts', 'export const page = 2')
  expect(buildState()).toBe('stale')
  write('src/page.ts', 'export const page = 1')
  write('src/other.ts', '')
  expect(buildState()).toBe('stale')
  rmSync(join(checkout, 'src/other.ts'))
  expect(buildState()).toBe('current')
})
