import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { ClusterError } from './clusterError'
import { isSameFolder, locateCluster, recordLocation } from './clusterLocation'
import { LOCK_FILE, withFolderLock } from './folderUse'
import { passwordFile } from './initialiseCluster'
import { runningServer } from './postmaster'

/**
 * Moves the data, including an external cluster, to new folders next to it; it can be moved back. Returns those
 * folders. @throws ClusterError while a server uses the folder
 */
export function setAside(dataDir: string, suffix: string): Promise<string[]> {
  const home = resolve(dataDir)
  if (!existsSync(home)) return Promise.resolve([])
  return withFolderLock(home, async () => {
    const { folder, exists } = locateCluster(home)
    const password = existsSync(passwordFile(home)) ? readFileSync(passwordFile(home), 'utf8').trim() : ''
    if (exists && (await runningServer(folder, password)) !== undefined)
      throw new ClusterError(EMBEDDED_DATABASE.inUse(home))
    const aside = `${home}-${suffix}`
    const moved: string[] = []
    if (exists && !isSameFolder(folder, join(home, 'postgres'))) {
      renameSync(folder, `${folder}-${suffix}`)
      recordLocation(home, `${folder}-${suffix}`)
      moved.push(`${folder}-${suffix}`)
    }
    const entries = readdirSync(home).filter((name) => name !== LOCK_FILE)
    if (entries.length === 0) return moved
    mkdirSync(aside)
    for (const name of entries) renameSync(join(home, name), join(aside, name))
    return [aside, ...moved]
  })
}
