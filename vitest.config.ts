import { existsSync, statfsSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const MEMORY = '/dev/shm'
const MEMORY_MIN_BYTES = 8 * 2 ** 30

/**
 * Where tests keep what they throw away: in memory where there is plenty. Every copied database is 1,500 files, and
 * making and deleting those on a disk takes more time than the tests that use them.
 */
function temporaryFolder(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) > MEMORY_MIN_BYTES ? MEMORY : tmpdir()
}

// The processes of the tests, and those that they start, take it from here.
process.env.TMPDIR = temporaryFolder()
// No answer depends on how fast this machine is; tests of the limits themselves set it to 1.
process.env.WAIT_FACTOR ??= '10'

const src = fileURLToPath(new URL('./src', import.meta.url))
const config = fileURLToPath(new URL('./payload.config.ts', import.meta.url))

const resolve = { alias: { '@payload-config': config, '@': src } }
/** The files of a worker share its process and its modules. Waits are long enough for a busy machine. */
const shared = {
  environment: 'node',
  setupFiles: ['tests/setup/propertySeed.ts'],
  pool: 'forks' as const,
  isolate: false,
  // One more than cores: tests wait for PostgreSQL and for processes that they start.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 240_000,
  hookTimeout: 360_000,
  expect: { poll: { timeout: 90_000 } },
}

/**
 * `unit` is pure and needs nothing; `int` runs against a real PostgreSQL that its global set-up starts; `e2e` drives a
 * real browser against the demo; `image` builds the container image and runs it; `ops` runs servers in clusters.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/setup/commands.ts'],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          globalSetup: ['tests/setup/commands.ts', 'tests/int/setup/postgres.ts'],
          setupFiles: [...shared.setupFiles, 'tests/int/setup/resetWorkerState.ts'],
        },
      },
      { resolve, test: { ...shared, name: 'image', include: ['tests/image/**/*.test.ts'] } },
      {
        resolve,
        test: {
          ...shared,
          name: 'ops',
          include: ['tests/ops/**/*.test.ts'],
          globalSetup: ['tests/setup/commands.ts', 'tests/ops/build.ts'],
          // Each takes the whole machine.
          fileParallelism: false,
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          exclude: process.env.TEST_FULL === '1' ? [] : ['tests/e2e/browsers/**'],
          globalSetup: ['tests/setup/commands.ts', 'tests/e2e/setup/server.ts'],
          // After the others: a page that waits for the processor is no finding.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
