import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { freePort } from '../../freePort'
import { createClient } from '../connection'
import type { Binaries } from '../embeddedBinaries'
import { ClusterError, clusterFailure } from './clusterError'
import { isSameFolder, type ClusterLocation } from './clusterLocation'
import { CLUSTER_ROLES, type ClusterRole, passwordOf } from './clusterRoles'
import { CLUSTER_USER } from './initialiseCluster'
import { isAlive, processStartSeconds, runProgram } from './processes'

/** PostgreSQL reads its clock shortly after process start, longer on a busy machine. */
const START_BEFORE_S = 60
/** Clocks are rounded to seconds. */
const START_AFTER_S = 2
/** A process id that never exists: Linux ends at 2^22, macOS below 10^5. */
const NO_PROCESS = 2 ** 31 - 2
const LOG_LINES_SHOWN = 5
const LOOPBACK = '127.0.0.1'

interface PidFile {
  pid: number
  dataFolder: string
  startSeconds: number
  port: number
}

export const superuserUrl = (port: number, password: string, database: string): string =>
  `postgres://${CLUSTER_USER}:${password}@${LOOPBACK}:${port}/${database}`

export const roleUrl = (role: ClusterRole, port: number, password: string, database: string): string =>
  `postgres://${CLUSTER_ROLES[role]}:${passwordOf(role, password)}@${LOOPBACK}:${port}/${database}`

/**
 * undefined if none. @throws ClusterError if `postmaster.pid` names another folder: a copy, whose server is the
 * original's
 */
export async function runningServer(folder: string, password: string): Promise<number | undefined> {
  const written = readPidFile(folder)
  if (!written) return undefined
  if (!isSameFolder(written.dataFolder, folder))
    throw new ClusterError(EMBEDDED_DATABASE.copied(folder, written.dataFolder))
  if (!isAlive(written.pid)) return undefined
  if (isStartOf(written) || (await serves(written.port, password, folder))) return written.port
  disownPid(folder)
  return undefined
}

export function hasLiveServer(folder: string): boolean {
  try {
    const written = readPidFile(folder)
    return written !== undefined && isAlive(written.pid)
  } catch {
    // A starting server is writing it; launching reads it again and reports errors.
    return false
  }
}

interface Launch {
  settings: readonly string[]
  /** a free one by default */
  port?: number
}

export async function launchServer(
  { pgCtl }: Binaries,
  { folder, account }: ClusterLocation,
  { settings, port: wanted }: Launch,
): Promise<number> {
  const port = wanted ?? (await freePort(LOOPBACK, 0))
  const options = [
    `listen_addresses=${LOOPBACK}`,
    "unix_socket_directories=''",
    'shared_buffers=256MB',
    'max_wal_size=4GB',
    ...settings,
  ]
  const flags = [`-p ${port}`, ...options.map((setting) => `-c ${setting}`)].join(' ')
  const log = join(folder, 'server.log')
  const earlier = readLog(log).length
  const { code } = await runProgram(
    pgCtl,
    ['start', '-w', '-t', '60', '-s', '-D', folder, '-l', log, '-o', flags],
    account,
    'ignore',
  )
  if (code === 0) return port
  const describe = (of: string, said: string) => EMBEDDED_DATABASE.startFailed(of, lastLines(said) || log)
  throw await clusterFailure(folder, readLog(log).slice(earlier), describe)
}

export async function stopServer(
  { pgCtl }: Binaries,
  { folder, account }: ClusterLocation,
  password: string,
): Promise<void> {
  // pg_ctl signals any process that the pid file names, so check first that it is our server.
  if ((await runningServer(folder, password)) === undefined) return
  const { code } = await runProgram(pgCtl, ['stop', '-w', '-s', '-m', 'fast', '-D', folder], account, 'ignore')
  if (code === 0) return
  // It may have exited already, which is fine.
  if ((await runningServer(folder, password)) !== undefined)
    throw new ClusterError(EMBEDDED_DATABASE.stopFailed(folder))
}

/** Four lines: process, folder, start, port. */
function readPidFile(folder: string): PidFile | undefined {
  const file = join(folder, 'postmaster.pid')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const [pid, dataFolder = '', startSeconds, port] = text.split('\n')
  const read = { pid: Number(pid), dataFolder, startSeconds: Number(startSeconds), port: Number(port) }
  if (!(read.pid > 0) || !dataFolder) throw new ClusterError(EMBEDDED_DATABASE.pidFileBroken(file))
  return read
}

/** A reused id belongs to a process started later. */
function isStartOf({ pid, startSeconds }: PidFile): boolean {
  const started = processStartSeconds(pid)
  // If the system does not say, trust the id: a second server on one cluster would be worse.
  return started === undefined || (started > startSeconds - START_BEFORE_S && started < startSeconds + START_AFTER_S)
}

/** Asks the server, because clocks may have changed since it started. */
async function serves(port: number, password: string, folder: string): Promise<boolean> {
  const client = createClient(superuserUrl(port, password, 'postgres'), { connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return isSameFolder(rows[0]?.data_directory ?? '', folder)
  } catch {
    // Nothing there, another server, or not PostgreSQL.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * PostgreSQL refuses to start if any process has the old id. The file stays: its other lines lead to old processes
 * attached to shared memory.
 */
function disownPid(folder: string): void {
  const file = join(folder, 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(NO_PROCESS)))
}

const lastLines = (said: string): string => said.trim().split('\n').slice(-LOG_LINES_SHOWN).join('\n')

const readLog = (log: string): string => {
  try {
    return readFileSync(log, 'utf8')
  } catch {
    // No server has written one yet.
    return ''
  }
}
