import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onExitSignal } from '../exitHooks'
import { locateCluster } from './cluster/clusterLocation'
import { startEmbedded, type EmbeddedDatabase } from './embedded'

/**
 * A folder for one run's data that the PostgreSQL account can enter too (mkdtemp makes it the owner's alone). It goes
 * when a signal ends the process; otherwise the caller removes it.
 */
export function temporaryDataDir(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `gonggong-${purpose}-`))
  chmodSync(folder, 0o755)
  onExitSignal(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * An embedded database for one run of tests or a benchmark, gone with everything in it when it is stopped, or when this
 * process ends in any way.
 * @param settings such as `fsync=off`, for tests that never need to survive a crash
 */
export async function startTemporary(
  purpose: string,
  settings: string[] = [],
): Promise<EmbeddedDatabase & { dataDir: string }> {
  const dataDir = temporaryDataDir(purpose)
  const database = await startEmbedded({ dataDir, settings })
  const unwatch = endWithThisProcess(dataDir)
  return {
    ...database,
    dataDir,
    stop: async () => {
      await database.stop()
      unwatch()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Its input ends with the process that holds it: then it stops the server as a crash would, and removes the data. */
const WATCHER = `
const { readFileSync, rmSync } = require('node:fs')
const [, cluster, dataDir] = process.argv
const signal = (kind) => {
  try {
    return process.kill(Number.parseInt(readFileSync(cluster + '/postmaster.pid', 'utf8')), kind)
  } catch {
    return false
  }
}
process.stdin.resume().once('end', () => {
  signal('SIGQUIT')
  const waiting = setInterval(() => {
    if (signal(0)) return
    clearInterval(waiting)
    for (const folder of [cluster, dataDir]) rmSync(folder, { recursive: true, force: true })
  }, 100)
})`

/**
 * Has a server ended and its data removed when this process is killed without a chance to do so.
 * @returns ends the watch, after the server was stopped
 */
function endWithThisProcess(dataDir: string): () => void {
  const { folder } = locateCluster(resolve(dataDir))
  const watcher = spawn(process.execPath, ['-e', WATCHER, folder, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  return () => void watcher.kill()
}
