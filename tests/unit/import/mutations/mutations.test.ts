import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundled } from '../../../setup/commands'
import { FULL, scaled } from '../../../setup/scale'
import { ATTACK_FILES } from './attackFiles'
import type { MutantReport } from './readMutants'
import { writeMutants } from './writeMutants'

const COUNT = scaled(40, 2_000)
const SEED = 20_240_304
const TIME_MAX_MS = 10_000
const MEMORY_MAX_MB = 256
/** The timeout for all files on a busy machine; the limit for one file is TIME_MAX_MS. */
const TIMEOUT_MS = COUNT * 5_000

/** The heap is small, so that the peak is memory in use and not garbage that was never collected. */
function readFolder(folder: string): MutantReport {
  const args = [
    '--max-old-space-size=72',
    '--max-semi-space-size=4',
    bundled('tests/unit/import/mutations/readMutants.ts'),
    folder,
  ]
  const out = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  return JSON.parse(out.trim().split('\n').at(-1) ?? '') as MutantReport
}

function report(label: string, { files, readings, slowest, peakMb, faults }: MutantReport): void {
  console.log(
    `${label}: ${files} files, ${readings} read, slowest ${slowest.ms} ms (${slowest.name}), peak ${peakMb} MB`,
    faults,
  )
}

/** Files for one process: with more, the peak would include what earlier files left behind. */
const BATCH = 10

function together(a: MutantReport, b: MutantReport): MutantReport {
  const faults = { ...a.faults }
  for (const [code, count] of Object.entries(b.faults)) faults[code] = (faults[code] ?? 0) + count
  const slowest = a.slowest.ms > b.slowest.ms ? a.slowest : b.slowest
  return {
    files: a.files + b.files,
    readings: a.readings + b.readings,
    faults,
    broken: [...a.broken, ...b.broken],
    slowest,
    peakMb: Math.max(a.peakMb, b.peakMb),
  }
}

describe('Mutated files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  let all: MutantReport
  beforeAll(async () => {
    const batches = await writeMutants(folder, COUNT, SEED, BATCH)
    all = batches.map(readFolder).reduce(together)
    report('mutants', all)
  }, TIMEOUT_MS)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('A mutated file is either read or rejected with a clear message', () => {
    expect(all.broken).toEqual([])
    expect(all.files).toBe(COUNT)
  })

  it('A mutated file takes less than ten seconds and 256 MB', () => {
    expect(all.slowest.ms).toBeLessThan(TIME_MAX_MS)
    expect(all.peakMb).toBeLessThan(MEMORY_MAX_MB)
  })
})

/** Larger ones of a kind that the others have too. */
const LARGEST = [
  'a sheet that inflates to 400 MB',
  'a thousandfold entry with a small declared size',
  'two million filled cells',
  'a PDF stream that inflates to 400 MB',
]
const ATTACKS = Object.entries(ATTACK_FILES).filter(([label]) => FULL || !LARGEST.includes(label))

describe('Files made to exhaust their reader', () => {
  it.each(ATTACKS)('A hostile file takes less than ten seconds and 256 MB: %s', (label, make) => {
    const folder = mkdtempSync(join(tmpdir(), 'attack-'))
    try {
      writeFileSync(join(folder, 'file'), make())
      const result = readFolder(folder)
      report(label, result)
      expect(result.broken).toEqual([])
      expect(result.slowest.ms).toBeLessThan(TIME_MAX_MS)
      expect(result.peakMb).toBeLessThan(MEMORY_MAX_MB)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
