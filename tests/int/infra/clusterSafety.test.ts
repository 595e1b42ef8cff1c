import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ClusterError } from '@/infra/database/cluster/clusterError'
import { startEmbedded, type EmbeddedDatabase } from '@/infra/database/embedded'
import { externalHome } from '@/infra/database/embeddedBinaries'
import { createPool } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'

const settings = ['fsync=off']
const asRoot = process.getuid?.() === 0

const valueIn = async (database: EmbeddedDatabase): Promise<number | undefined> => {
  const pool = createPool(database.ownerUrl)
  try {
    return (await pool.query<{ n: number }>('SELECT n FROM kept')).rows[0]?.n
  } finally {
    await pool.end()
  }
}

const write = async (database: EmbeddedDatabase): Promise<void> => {
  const pool = createPool(database.ownerUrl)
  await pool.query('CREATE TABLE kept AS SELECT 42 AS n')
  await pool.end()
}

/** Keeps owners and modes, unlike `cpSync`. */
const copyFolder = (from: string, to: string): void => {
  expect(spawnSync('cp', ['-a', `${from}/.`, to]).status).toBe(0)
}

describe('Cluster of the embedded database', () => {
  let original: string
  let folder: string
  let home: string
  let cluster: string
  const servers: EmbeddedDatabase[] = []
  const children: ChildProcess[] = []

  beforeAll(async () => {
    original = temporaryDataDir('cluster')
    const database = await startEmbedded({ dataDir: original, settings })
    await write(database)
    await database.stop()
  })
  afterAll(() => rmSync(original, { recursive: true, force: true }))
  beforeEach(() => {
    folder = realpathSync(temporaryDataDir('cluster'))
    home = join(folder, 'data')
    cluster = join(home, 'postgres')
    mkdirSync(home)
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    if (asRoot) rmSync(externalHome(home), { recursive: true, force: true })
  })

  const start = async (dataDir = home): Promise<EmbeddedDatabase> => {
    const server = await startEmbedded({ dataDir, settings })
    servers.push(server)
    return server
  }
  const stopAll = async () => {
    for (const server of servers.splice(0)) await server.stop()
  }
  const refusal = async (dataDir = home): Promise<string> => {
    const error: unknown = await start(dataDir).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ClusterError)
    return (error as ClusterError).message
  }
  const sleeper = async (): Promise<number> => {
    const child = spawn('sleep', ['600'], { stdio: 'ignore' })
    children.push(child)
    await once(child, 'spawn')
    return child.pid ?? 0
  }

  it('A cluster without its password file stays unchanged, and starts once the file is back', async () => {
    copyFolder(original, home)
    renameSync(join(home, 'database.password'), join(folder, 'kept-elsewhere'))
    const before = readdirSync(cluster)
    const sentence = await refusal()
    expect(sentence).toContain(cluster)
    expect(sentence).toContain('database.password')
    expect(readdirSync(cluster)).toEqual(before)
    expect(existsSync(join(home, 'database.password'))).toBe(false)
    renameSync(join(folder, 'kept-elsewhere'), join(home, 'database.password'))
    expect(await valueIn(await start())).toBe(42)
  })

  it('A cluster with another cluster’s password does not start and leaves no server running', async () => {
    copyFolder(original, home)
    writeFileSync(join(home, 'database.password'), 'another')
    expect(await refusal()).toContain(cluster)
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  })

  it('A cluster copied while its server runs does not start, and the server keeps running', async () => {
    const source = join(folder, 'source')
    mkdirSync(source)
    copyFolder(original, source)
    const running = await start(source)
    copyFolder(source, home)
    expect(await refusal()).toContain(join(source, 'postgres'))
    expect(readFileSync(join(cluster, 'postmaster.pid'), 'utf8')).toBe(
      readFileSync(join(source, 'postgres', 'postmaster.pid'), 'utf8'),
    )
    expect(await valueIn(running)).toBe(42)
  })

  it('A cluster copied while it is stopped gets a server of its own', async () => {
    copyFolder(original, home)
    const source = join(folder, 'source')
    mkdirSync(source)
    copyFolder(original, source)
    const [one, two] = [await start(), await start(source)]
    expect(one.url).not.toBe(two.url)
    expect(await valueIn(one)).toBe(42)
  })

  it('A cluster starts and spares a process that has its dead server’s id', async () => {
    copyFolder(original, home)
    const other = await sleeper()
    const hourAgo = Math.floor(Date.now() / 1000) - 3600
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      [other, cluster, hourAgo, 1, '', '127.0.0.1', '         0         0', 'ready   ', ''].join('\n'),
    )
    expect(await valueIn(await start())).toBe(42)
    await stopAll()
    expect(process.kill(other, 0)).toBe(true)
  })

  it('A cluster stops with its last user, even if another process has a killed user’s id', async () => {
    copyFolder(original, home)
    await start()
    writeFileSync(join(home, 'database.users', String(await sleeper())), `1\n${home}\n`)
    await stopAll()
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  })

  it('A cluster is created next to leftovers of an interrupted start, but never over other files', async () => {
    mkdirSync(join(home, '.initdb-killed'))
    writeFileSync(join(home, '.initdb-killed', 'PG_VERSION'), '18\n')
    mkdirSync(cluster)
    writeFileSync(join(cluster, 'letter.txt'), 'somebody’s')
    expect(await refusal()).toContain(cluster)
    expect(readFileSync(join(cluster, 'letter.txt'), 'utf8')).toBe('somebody’s')
    rmSync(join(cluster, 'letter.txt'))
    await write(await start())
    expect(readdirSync(home).filter((name) => name.startsWith('.initdb'))).toEqual([])
  })

  describe.runIf(asRoot)('Cluster of the embedded database as root', () => {
    it('A cluster whose folder became unreadable to its server is not replaced by a new one', async () => {
      copyFolder(original, home)
      await start()
      await stopAll()
      chmodSync(folder, 0o700)
      expect(await refusal()).toContain(folder)
      expect(existsSync(join(home, 'database.location'))).toBe(false)
      chmodSync(folder, 0o755)
      expect(await valueIn(await start())).toBe(42)
    })

    it('A cluster outside the data folder stays there and does not start for a copied data folder', async () => {
      chmodSync(folder, 0o700)
      await write(await start())
      await stopAll()
      chmodSync(folder, 0o755)
      expect(await valueIn(await start())).toBe(42)
      await stopAll()
      expect(existsSync(cluster)).toBe(false)

      const copy = join(folder, 'copy')
      mkdirSync(copy)
      copyFolder(home, copy)
      expect(await refusal(copy)).toContain(home)

      const outside = join(externalHome(home), 'postgres')
      renameSync(outside, `${outside}.moved`)
      expect(await refusal()).toContain(outside)
      expect(existsSync(outside)).toBe(false)
      renameSync(`${outside}.moved`, outside)
      expect(await valueIn(await start())).toBe(42)
    })
  })
})
