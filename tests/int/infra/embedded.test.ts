import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { locateCluster } from '@/infra/database/cluster/clusterLocation'
import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'
import { bundled } from '../../setup/commands'

const answers = async (url: string): Promise<boolean> => {
  const pool = createPool(url)
  try {
    await pool.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await pool.end()
  }
}

const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(locateCluster(dataDir).folder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Recovery, after processes of the old server have ended. */
const WAIT = { timeout: 40_000, interval: 200 }

describe('Embedded database', () => {
  let dataDir: string
  const children: ChildProcess[] = []

  beforeEach(() => {
    dataDir = temporaryDataDir('embedded')
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })

  const otherProcess = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = spawn(process.execPath, [bundled('tests/int/infra/holdDatabase.ts'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    return { child, url: said.toString().trim() }
  }

  it('The embedded database keeps its data for the next start', async () => {
    const first = await startEmbedded({ dataDir })
    const pool = createPool(first.ownerUrl)
    await pool.query('CREATE TABLE kept AS SELECT 42 AS n')
    await pool.end()
    await first.stop()
    const second = await startEmbedded({ dataDir })
    const again = createPool(second.ownerUrl)
    expect((await again.query('SELECT n FROM kept')).rows).toEqual([{ n: 42 }])
    await again.end()
    await second.stop()
    expect(await answers(second.url)).toBe(false)
  })

  it('Processes that start together share one server until the last of them ends', async () => {
    const [one, two] = await Promise.all([otherProcess(), otherProcess()])
    expect(one.url).toBe(two.url)
    await end(one.child)
    expect(await answers(one.url)).toBe(true)
    await end(two.child)
    expect(await answers(one.url)).toBe(false)
  })

  it('A server left by a killed process is taken over and stops with its new owner', async () => {
    const { child, url } = await otherProcess()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await answers(url)).toBe(true)
    const next = await startEmbedded({ dataDir })
    expect(next.url).toBe(url)
    await next.stop()
    expect(await answers(url)).toBe(false)
  })

  it('A killed server comes back at its address with its data', async () => {
    const database = await startEmbedded({ dataDir, restarts: true })
    const pool = createPool(database.ownerUrl)
    await pool.query('CREATE TABLE kept AS SELECT 42 AS n')
    for (let round = 0; round < 2; round++) {
      const killed = postmasterPid(dataDir)
      process.kill(killed, 'SIGKILL')
      // A connection of the old server may answer once more before it sees that its server is gone.
      await vi.waitFor(() => expect(postmasterPid(dataDir)).not.toBe(killed), WAIT)
      await vi.waitFor(async () => expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 42 }]), WAIT)
    }
    await pool.end()
    await database.stop()
    expect(await answers(database.url)).toBe(false)
  })

  it('A database whose server was just killed can be stopped', async () => {
    const database = await startEmbedded({ dataDir })
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await database.stop()
    expect(await answers(database.url)).toBe(false)
  })

  it('A killed server is restarted for the processes that share it and stops with the last of them', async () => {
    const [one, two] = await Promise.all([otherProcess(), otherProcess()])
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await vi.waitFor(async () => expect(await answers(one.url)).toBe(true), WAIT)
    await end(one.child)
    expect(await answers(two.url)).toBe(true)
    await end(two.child)
    expect(await answers(two.url)).toBe(false)
  })
})
