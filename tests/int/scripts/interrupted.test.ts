import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundled } from '../../setup/commands'

const FILE = 'demo/2026-07_업무추진비_체험용.csv'
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

describe('Commands ended by a signal', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'gonggong-interrupted-'))
    chmodSync(dataDir, 0o755)
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  /** The server holds this file for as long as it runs. (So do initdb's, in a folder of another name.) */
  const serverFile = (): string => join(dataDir, 'postgres', 'postmaster.pid')

  it.each([
    ['SIGINT', 0],
    ['SIGTERM', 2_000],
  ] as const)('A command that started a database stops it on %s after %i ms', async (signal, later) => {
    const command = spawn(process.execPath, [bundled('scripts/import.ts'), FILE], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PAYLOAD_SECRET: 'only-for-these-tests-0123456789' },
      stdio: 'ignore',
    })
    const ended = once(command, 'close')
    await expect.poll(() => existsSync(serverFile()), { timeout: 90_000, interval: 20 }).toBe(true)
    await setTimeout(later)
    command.kill(signal)
    const [code] = (await ended) as [number | null]
    expect([code, existsSync(serverFile())]).toEqual([EXIT_CODES[signal], false])
  })
})
