import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onExitSignal } from '../exitHooks'
import { locateCluster } from './cluster/clusterLocation'
import { startEmbedded, type EmbeddedDatabase } from './embedded'

/**
 * mkdtemp's is private to its owner, so the PostgreSQL account could not enter. A signal removes it; else the caller.
 */
export function temporaryDataDir(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `gonggong-${purpose}-`))
  chmodSync(folder, 0o755)
  onExitSignal(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Removed when stopped or when this process ends in any way. */
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

/** A watcher whose input closes with this process; then it stops the server abruptly and removes the data. */
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

/** Also if this process is killed. Returns a function that ends the watch, after stopping the server. */
function endWithThisProcess(dataDir: string): () => void {
  const { folder } = locateCluster(resolve(dataDir))
  const watcher = spawn(process.execPath, ['-e', WATCHER, folder, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  return () => void watcher.kill()
}
