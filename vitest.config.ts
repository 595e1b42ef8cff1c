import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const src = fileURLToPath(new URL('./src', import.meta.url))
const config = fileURLToPath(new URL('./payload.config.ts', import.meta.url))
const alias = { '@payload-config': config, '@': src }

/** Much of their time is waiting for the database: one more than Vitest would take on two cores. */
const WORKERS = Math.max(2, availableParallelism() - 1)

/**
 * `unit` is pure and needs nothing; `int` runs against a real PostgreSQL that its global set-up starts; `e2e` drives a
 * real browser against the demo.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Pure tests share the modules of their worker: evaluating them anew for each file took a third of the time.
          isolate: false,
          // Properties are tried a hundred times over, also on a busy machine.
          testTimeout: 30_000,
          maxWorkers: WORKERS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/int/setup/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
          isolate: false,
          setupFiles: ['tests/int/setup/resetWorkerState.ts'],
          maxWorkers: WORKERS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts', 'tests/faults/**/*.test.ts'],
          exclude: process.env.TEST_FULL === '1' ? [] : ['tests/e2e/browsers/**'],
          environment: 'node',
          globalSetup: ['tests/e2e/setup/server.ts'],
          testTimeout: 120_000,
          hookTimeout: 360_000,
          // What a test waits for comes on a busy machine, too.
          expect: { poll: { timeout: 30_000 } },
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          // After the others: a page that waits for the processor is no finding.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
