import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** A start whose one step waits forever, while a listener like Next's keeps the process alive. */
const startWith = (failing: string): string => `
  import { runCli } from './scripts/runCli.ts'
  for (const event of ['unhandledRejection', 'uncaughtException']) process.on(event, () => undefined)
  setInterval(() => undefined, 1000)
  void runCli(() => {
    ${failing}
    return new Promise(() => undefined)
  })`

it.each([
  ['a promise that nothing awaits', `void Promise.reject(new Error('out of sight'))`],
  ['a callback', `setImmediate(() => { throw new Error('out of sight') })`],
])('A start that fails in %s says so and exits with code 1, whoever else listens', async (_where, failing) => {
  const start = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', startWith(failing)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  })
  let said = ''
  start.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const [code] = (await once(start, 'close')) as [number | null]
  expect([code, said]).toEqual([1, expect.stringContaining('out of sight')])
})
