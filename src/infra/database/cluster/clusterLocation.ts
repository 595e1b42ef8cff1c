import { readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { canEnter, externalHome, reachableHome, serverAccount, type OsAccount } from '../embeddedBinaries'
import { ClusterError } from './clusterError'

export interface ClusterLocation {
  folder: string
  account: OsAccount
  exists: boolean
}

/** The cluster's location, if it is outside the data folder. */
const recordOf = (home: string): string => join(home, 'database.location')
/** Names the data folder of an external cluster. */
const ownerMarker = (folder: string): string => join(dirname(folder), 'data-folder')

/**
 * Where the cluster was created; a new one goes inside the data folder if the server's account can access that. @throws
 * ClusterError if it is unusable or may belong to another folder; never ignored
 */
export function locateCluster(home: string): ClusterLocation {
  const inside = join(home, 'postgres')
  const recorded = readIfThere(recordOf(home))?.trim()
  if (recorded && !isSameFolder(recorded, inside)) {
    requireOwner(recorded, home)
    if (!holdsCluster(recorded)) throw new ClusterError(EMBEDDED_DATABASE.recordedMissing(recordOf(home), recorded))
    if (holdsCluster(inside)) throw new ClusterError(EMBEDDED_DATABASE.twoClusters(recordOf(home), recorded, inside))
    return standing(recorded)
  }
  if (holdsCluster(inside)) return standing(inside)
  const account = serverAccount()
  if (canEnter(account, home)) return { folder: inside, account, exists: false }
  const outside = join(reachableHome(home), 'postgres')
  return holdsCluster(outside) ? standing(outside) : { folder: outside, account, exists: false }
}

export function recordLocation(home: string, folder: string): void {
  if (isSameFolder(folder, join(home, 'postgres'))) return
  writeFileSync(ownerMarker(folder), `${home}\n`)
  writeFileSync(recordOf(home), `${folder}\n`)
}

export function isSameFolder(one: string, other: string): boolean {
  return one === other || real(one) === real(other)
}

const real = (folder: string): string => {
  try {
    return realpathSync(folder)
  } catch {
    // Missing or inaccessible: compare the name.
    return folder
  }
}

/** An external cluster is found by the data folder's path, which a copy of that folder must not share. */
function requireOwner(folder: string, home: string): void {
  const owner =
    readIfThere(ownerMarker(folder))?.trim() ?? (folder === join(externalHome(home), 'postgres') ? home : undefined)
  if (owner && isSameFolder(owner, home)) return
  throw new ClusterError(EMBEDDED_DATABASE.recordedElsewhere(recordOf(home), folder, owner, ownerMarker(folder)))
}

function standing(folder: string): ClusterLocation {
  const self = process.getuid?.()
  if (self === undefined) return { folder, account: {}, exists: true }
  const { uid, gid } = statSync(folder)
  if (self !== 0 && uid !== self) throw new ClusterError(EMBEDDED_DATABASE.otherOwner(folder, uid))
  if (self !== 0) return { folder, account: {}, exists: true }
  if (uid === 0) throw new ClusterError(EMBEDDED_DATABASE.ownedByRoot(folder))
  const account = { uid, gid }
  if (!canEnter(account, folder))
    throw new ClusterError(EMBEDDED_DATABASE.cannotEnter(folder, blockingFolder(account, folder), uid))
  return { folder, account, exists: true }
}

function blockingFolder(account: OsAccount, folder: string): string {
  const above = dirname(folder)
  return above === folder || canEnter(account, above) ? folder : blockingFolder(account, above)
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

/** @throws ClusterError if that cannot be determined */
function holdsCluster(folder: string): boolean {
  return readIfThere(join(folder, 'PG_VERSION')) !== undefined
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw new ClusterError(EMBEDDED_DATABASE.unreadable(dirname(file)))
  }
}
