import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { finishLeftovers, asideSince } from '@/infra/backup/leftovers'
import { openStored } from '@/infra/backup/openArchive'
import { withRestoreLock } from '@/infra/backup/restoreLock'
import type { BackupInfo } from '@/infra/backup/backupStore'
import { verifyBackup } from '@/infra/backup/verifyBackup'
import { log } from '@/infra/log'
import { bundled } from '../../../setup/commands'
import { scaled } from '../../../setup/scale'
import { type BackupHarness, hashesOf, startBackupHarness } from './backupHarness'

/** Random moments of each. */
const KILLS = scaled(1, 10)
const ROWS = scaled(10_000, 60_000)

let test: BackupHarness
let info: BackupInfo
const asides: string[] = []

beforeAll(async () => {
  log.level = 'silent'
  test = await startBackupHarness()
  // oxlint-disable-next-line local/no-raw-insert -- up to 200,000 rows
  await test.pool.query(`INSERT INTO departments (agency_id, name) SELECT a.id, '부서 ' || n || md5(n::text)
    FROM (SELECT id FROM agencies LIMIT 1) a, generate_series(1, ${ROWS}) n`)
  for (const { path } of test.folders) {
    mkdirSync(path)
    for (let i = 0; i < 20; i += 1) writeFileSync(join(path, `${i}.webp`), randomBytes(200_000))
  }
  info = await test.backUp()
})
afterAll(() => test.close(asides))

interface Run {
  child: ChildProcess
  /** resolves when the process is gone */
  ended: Promise<void>
  /** resolves when a step has been told, or the process is gone */
  reached: (step: string) => Promise<void>
}

function start(what: string, name = ''): Run {
  const args = [bundled('tests/int/infra/backup/killable.ts'), what, test.ownerUrl, test.dataDir, name]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const seen = new Set<string>()
  child.stdout.on('data', (chunk: Buffer) =>
    chunk
      .toString()
      .split('\n')
      .forEach((line) => seen.add(line)),
  )
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  return {
    child,
    ended,
    async reached(step) {
      while (!seen.has(step) && child.exitCode === null && child.signalCode === null) await setTimeout(2)
    },
  }
}

async function timeOf(what: string, name?: string): Promise<number> {
  const run = start(what, name)
  await run.reached('start')
  const since = performance.now()
  await run.ended
  expect(run.child.exitCode).toBe(0)
  return performance.now() - since
}

async function killAfter(run: Run, ms: number, step = 'start'): Promise<void> {
  await run.reached(step)
  await setTimeout(ms)
  run.child.kill('SIGKILL')
  await run.ended
}

async function databases(): Promise<string[]> {
  const { rows } = await test.pool.query<{ name: string }>('SELECT datname AS name FROM pg_database')
  return rows.map(({ name }) => name)
}

const noteAsides = async () => {
  asides.push(...(await databases()).filter((name) => asideSince(test.ownerUrl, name)))
}

describe('Backups under kill -9', () => {
  it(`A backup killed at ${KILLS} random moments never lists an incomplete backup`, async () => {
    const whole = await timeOf('backup')
    for (let i = 0; i < KILLS; i += 1) {
      await killAfter(start('backup'), Math.random() * whole)
      for (const { name } of await test.store.list())
        expect((await verifyBackup(await openStored(test.store, name))).wholeFile).toBe(true)
      await test.store.cleanUp()
    }
    expect(await test.store.find(info.name)).toEqual(info)
  }, 600_000)

  it(`A restore killed at ${KILLS} random moments leaves the old database or the new one`, async () => {
    const saved = await hashesOf(test.ownerUrl)
    const photograph = (i: number) => join(test.dataDir, 'media', `${i}.webp`)
    const savedPhotograph = readFileSync(photograph(1))
    const restore = async (end: (run: Run) => Promise<void>) => {
      await test.pool.query('UPDATE agencies SET name = name || $1', [randomBytes(4).toString('hex')])
      writeFileSync(photograph(1), randomBytes(100_000))
      rmSync(photograph(2), { force: true })
      const [old, oldPhotograph] = [await hashesOf(test.ownerUrl), readFileSync(photograph(1))]
      await end(start('restore', info.name))
      // What the next start does, as soon as PostgreSQL has noticed that the process is gone.
      await vi.waitFor(() => withRestoreLock(test.ownerUrl, (sql) => finishLeftovers(sql, test.places)), {
        timeout: 20_000,
        interval: 200,
      })
      await noteAsides()
      const now = await hashesOf(test.ownerUrl)
      const isNew = now.agencies?.hash === saved.agencies?.hash
      expect(now).toEqual(isNew ? saved : old)
      expect(readFileSync(photograph(1))).toEqual(isNew ? savedPhotograph : oldPhotograph)
      if (isNew) expect(readFileSync(photograph(2))).toBeInstanceOf(Buffer)
      expect((await databases()).filter((name) => name.includes(`${databaseName()}_restoring_`))).toEqual([])
      return isNew
    }
    const began = performance.now()
    expect(await restore((run) => run.ended)).toBe(true)
    const whole = performance.now() - began
    for (let i = 0; i < KILLS; i += 1) await restore((run) => killAfter(run, Math.random() * whole))
    // The moment that matters most: both names change within a few milliseconds.
    for (let i = 0; i < KILLS; i += 1) await restore((run) => killAfter(run, Math.random() * 60, 'switching'))
  }, 1_800_000)
})

const databaseName = () => new URL(test.ownerUrl).pathname.slice(1)
