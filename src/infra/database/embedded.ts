import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { lock } from 'proper-lockfile'
import { canEnter, findBinaries, reachableHome, serverAccount, type Account, type Binaries } from './embeddedBinaries'

export interface EmbeddedDatabase {
  url: string
  /** Leaves the server; the last process to leave stops it. */
  stop: () => Promise<void>
}

interface Options {
  dataDir: string
  /** settings given to a server that this call starts, such as `fsync=off` for throw-away tests */
  settings?: string[]
}

const USER = 'gonggong'
const DATABASE = 'gonggong'

/**
 * The PostgreSQL that comes with `npm ci`, with its data under `dataDir`: started, or joined when another process
 * of this checkout has it running already (also one left behind by a killed process).
 */
export async function startEmbedded({ dataDir, settings = [] }: Options): Promise<EmbeddedDatabase> {
  const account = serverAccount()
  const binaries = await findBinaries(account)
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true })
  const cluster = clusterFolder(home, account)
  const release = await lock(home, { lockfilePath: join(home, 'database.lock'), stale: 10_000, retries: { retries: 600, minTimeout: 100, maxTimeout: 200 } })
  try {
    const password = initialise(binaries, account, cluster, home)
    const port = runningPort(binaries, account, cluster) ?? (await launch(binaries, account, cluster, settings))
    const users = join(home, 'database.users')
    mkdirSync(users, { recursive: true })
    writeFileSync(join(users, String(process.pid)), '')
    await createDatabase(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres`)
    return {
      url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
      stop: () => leave(binaries, account, cluster, home),
    }
  } finally {
    await release()
  }
}

/** Where the cluster lives: inside the data folder, unless only root can get there. */
function clusterFolder(home: string, account: Account): string {
  const reachable = canEnter(account, home)
  const folder = join(reachable ? home : reachableHome(home), 'postgres')
  if (!reachable) writeFileSync(join(home, 'database.location'), `${folder}\n`)
  mkdirSync(folder, { recursive: true })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  return folder
}

function run(program: string, args: string[], account: Account): void {
  // stdio must not be a pipe: the server that pg_ctl starts would keep it open and this call would wait for ever.
  const done = spawnSync(program, args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'ignore'], env: { ...process.env, LC_ALL: 'C' } })
  if (done.status !== 0) throw new Error(`내장 PostgreSQL을 다루지 못했습니다: ${program} ${args[0]} (종료 코드 ${done.status})`)
}

function initialise({ initdb }: Binaries, account: Account, cluster: string, home: string): string {
  const passwordFile = join(home, 'database.password')
  if (existsSync(join(cluster, 'PG_VERSION')) && existsSync(passwordFile)) return readFileSync(passwordFile, 'utf8')
  // Half an initdb (a kill at the wrong moment) has no PG_VERSION of use; start from an empty folder.
  for (const entry of readdirSync(cluster)) rmSync(join(cluster, entry), { recursive: true, force: true })
  const password = randomBytes(24).toString('hex')
  const handed = join(cluster, '..', `.initdb-${process.pid}`)
  writeFileSync(handed, password, { mode: 0o600 })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(handed, account.uid, account.gid)
  // C.UTF-8 knows Hangul as letters, which Korean search needs; macOS has it only under another name.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  try {
    run(initdb, ['-D', cluster, '-U', USER, '-A', 'scram-sha-256', '--encoding=UTF8', `--locale=${locale}`, `--pwfile=${handed}`], account)
  } finally {
    rmSync(handed, { force: true })
  }
  writeFileSync(passwordFile, password, { mode: 0o600 })
  return password
}

/** The port of a server that is running on this cluster, from the fourth line of its pid file. */
function runningPort({ pgCtl }: Binaries, account: Account, cluster: string): number | undefined {
  const status = spawnSync(pgCtl, ['status', '-D', cluster], { ...account, cwd: '/', stdio: 'ignore' })
  if (status.status !== 0) return undefined
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3])
}

async function launch({ pgCtl }: Binaries, account: Account, cluster: string, settings: string[]): Promise<number> {
  const port = await freePort()
  const options = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", 'shared_buffers=256MB', 'max_wal_size=4GB', ...settings]
  const flags = [`-p ${port}`, ...options.map((setting) => `-c ${setting}`)].join(' ')
  run(pgCtl, ['start', '-w', '-t', '60', '-s', '-D', cluster, '-l', join(cluster, 'server.log'), '-o', flags], account)
  return port
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no free port'))))
    })
  })

async function createDatabase(maintenance: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenance })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function leave({ pgCtl }: Binaries, account: Account, cluster: string, home: string): Promise<void> {
  const release = await lock(home, { lockfilePath: join(home, 'database.lock'), stale: 10_000, retries: 100 })
  try {
    const users = join(home, 'database.users')
    rmSync(join(users, String(process.pid)), { force: true })
    const others = readdirSync(users).filter((pid) => isAlive(Number(pid)))
    if (others.length === 0) run(pgCtl, ['stop', '-w', '-s', '-m', 'fast', '-D', cluster], account)
  } finally {
    await release()
  }
}
