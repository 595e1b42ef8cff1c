import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundled } from '../../setup/commands'

const SAMPLE = 'demo/2026-07_업무추진비_체험용.csv'
/** Far more than any machine imports before the signal. */
const ROWS = 200_000
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

describe('Commands ended by a signal', () => {
  let dataDir: string
  let file: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'gonggong-interrupted-'))
    chmodSync(dataDir, 0o755)
    file = join(dataDir, 'long.csv')
    const [heading = '', ...rows] = readFileSync(SAMPLE, 'utf8').trimEnd().split('\n')
    writeFileSync(file, `${heading}\n${`${rows.join('\n')}\n`.repeat(ROWS / rows.length)}`)
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  /** The server holds this file for as long as it runs. (So do initdb's, in a folder of another name.) */
  const serverFile = (): string => join(dataDir, 'postgres', 'postmaster.pid')

  it.each([
    ['SIGINT', 0],
    ['SIGTERM', 2_000],
  ] as const)('A command that started a database stops it on %s after %i ms', async (signal, later) => {
    const command = spawn(process.execPath, [bundled('scripts/import.ts'), file], {
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
