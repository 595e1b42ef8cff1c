import { resolve } from 'node:path'
import pRetry, { type RetryContext } from 'p-retry'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { onExitSignal } from '../exitHooks'
import { ClusterError } from './cluster/clusterError'
import { locateCluster, recordLocation } from './cluster/clusterLocation'
import { ensureRoles, handToOwner } from './cluster/clusterRoles'
import { addUser, removeUser, withFolderLock } from './cluster/folderUse'
import { ensureCluster, passwordFile } from './cluster/initialiseCluster'
import { hasLiveServer, launchServer, roleUrl, runningServer, stopServer, superuserUrl } from './cluster/postmaster'
import { createClient } from './connection'
import { findBinaries } from './embeddedBinaries'
import type { Queryable } from './pool'
import { log } from '../log'
import { isStorageFull } from '../diskSpace'

const CHECK_MS = 1_000
/** Disks get cleared, and processes of the old server end after a while. */
const BACKOFF = { retries: Infinity, factor: 2, minTimeout: 1_000, maxTimeout: 30_000 }

interface Supervised {
  isRunning: () => boolean
  /** Unless another process has started it. Returns whether this one did; throws if it does not start. */
  restart: () => Promise<boolean>
}

/** After a kill or a full disk. Returns a function that stops it and resolves once no restart is running. */
export function superviseServer({ isRunning, restart }: Supervised): () => Promise<void> {
  const ending = new AbortController()
  let restarting: Promise<void> | null = null

  async function bringBack(): Promise<void> {
    log.error('the embedded database has ended and is started again')
    const onFailedAttempt = ({ error, attemptNumber: attempt }: RetryContext): void => {
      if (ending.signal.aborted) return
      const reason = isStorageFull(error) ? ': its disk is full' : ''
      log.error({ err: error, attempt }, `the embedded database does not start and is tried again${reason}`)
    }
    const isOurs = await pRetry(restart, { ...BACKOFF, unref: true, signal: ending.signal, onFailedAttempt })
    log.warn({ byThisProcess: isOurs }, 'the embedded database runs again')
  }

  const timer = setInterval(() => {
    if (restarting || isRunning()) return
    restarting = bringBack()
      .catch((error: Error) => {
        if (!ending.signal.aborted)
          log.error({ err: error }, 'the embedded database is no longer started again; restart this process')
      })
      .finally(() => (restarting = null))
  }, CHECK_MS).unref()

  return async () => {
    clearInterval(timer)
    ending.abort()
    await restarting
  }
}

export interface EmbeddedDatabase {
  /** of the account that may only read and write rows */
  url: string
  ownerUrl: string
  /** the last process to leave stops the server */
  stop: () => Promise<void>
}

interface Options {
  dataDir: string
  /** of a server started by this call, such as `fsync=off` for tests */
  settings?: string[]
  /** on the same port, if it ends while this process uses it */
  restarts?: boolean
}

const DATABASE = 'gonggong'
const ANSWER_WAIT = { retries: 30, factor: 1, minTimeout: 1000 }
/** Nothing listens yet: the server is starting or stopping. */
const NOT_YET = new Set(['ECONNREFUSED', '57P03'])
const WRONG_PASSWORD = '28P01'

/**
 * From `npm ci`: started, or joined if a process of this checkout, even a killed one, left it running. An existing
 * cluster is used or left alone. @throws ClusterError for the owner, who must decide
 */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const starting = start(options)
  const forget = onExitSignal(() =>
    starting.then(
      ({ stop }) => stop(),
      // The caller gets the error.
      () => undefined,
    ),
  )
  try {
    const { stop, ...urls } = await starting
    return {
      ...urls,
      stop: async () => {
        await stop()
        forget()
      },
    }
  } catch (error) {
    forget()
    throw error
  }
}

function start({ dataDir, settings = [], restarts = false }: Options): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir)
  return withFolderLock(home, async () => {
    const cluster = locateCluster(home)
    const binaries = await findBinaries(cluster.account)
    const password = await ensureCluster(binaries, cluster, home)
    recordLocation(home, cluster.folder)
    const running = await runningServer(cluster.folder, password)
    const port = running ?? (await launchServer(binaries, cluster, { settings }))
    try {
      await createDatabase(port, password)
    } catch (error) {
      if (running === undefined) await stopServer(binaries, cluster, password)
      if (codeOf(error) === WRONG_PASSWORD)
        throw new ClusterError(EMBEDDED_DATABASE.passwordWrong(cluster.folder, passwordFile(home)))
      if (NOT_YET.has(codeOf(error))) throw new ClusterError(EMBEDDED_DATABASE.noAnswer(cluster.folder, port))
      throw error
    }
    addUser(home)
    const release = async () => {
      if (!removeUser(home).othersLeft) await stopServer(binaries, cluster, password)
    }
    const restart = () =>
      withFolderLock(home, async () => {
        if ((await runningServer(cluster.folder, password)) !== undefined) return false
        await launchServer(binaries, cluster, { settings, port })
        return true
      })
    const endSupervision = restarts
      ? superviseServer({ isRunning: () => hasLiveServer(cluster.folder), restart })
      : () => Promise.resolve()
    let stopping: Promise<void> | undefined
    const stop = async () => {
      await endSupervision()
      await withFolderLock(home, release)
    }
    return {
      url: roleUrl('application', port, password, DATABASE),
      ownerUrl: roleUrl('owner', port, password, DATABASE),
      stop: () => (stopping ??= stop()),
    }
  })
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** An earlier version's folder lacks the accounts. */
async function createDatabase(port: number, password: string): Promise<void> {
  await pRetry(
    () =>
      asSuperuser(superuserUrl(port, password, 'postgres'), async (sql) => {
        const { rowCount } = await sql.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
        if (!rowCount) await sql.query(`CREATE DATABASE ${DATABASE}`)
        await ensureRoles(sql, password)
      }),
    { ...ANSWER_WAIT, shouldRetry: ({ error }) => NOT_YET.has(codeOf(error)) },
  )
  await asSuperuser(superuserUrl(port, password, DATABASE), handToOwner)
}

async function asSuperuser(url: string, work: (sql: Queryable) => Promise<void>): Promise<void> {
  const client = createClient(url, { connectionTimeoutMillis: 0 })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
