import { readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { canEnter, externalHome, reachableHome, serverAccount, type OsAccount } from '../embeddedBinaries'
import { ClusterError } from './clusterError'

export interface ClusterLocation {
  /** where the cluster is, or will be created */
  folder: string
  /** the account its server runs as */
  account: OsAccount
  exists: boolean
}

/** A file in the data folder with the cluster's location, if it is elsewhere. */
const recordOf = (home: string): string => join(home, 'database.location')
/** A file next to an external cluster that names its data folder. */
const ownerMarker = (folder: string): string => join(dirname(folder), 'data-folder')

/**
 * The cluster of a data folder: where it was first created; a new one inside the data folder, unless the server's
 * account cannot access that.
 * @param home the data folder, absolute
 * @throws ClusterError if a cluster exists that is unusable or may belong to another folder; it is never ignored
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

/** Records the cluster's location if it is outside the data folder. */
export function recordLocation(home: string, folder: string): void {
  if (isSameFolder(folder, join(home, 'postgres'))) return
  writeFileSync(ownerMarker(folder), `${home}\n`)
  writeFileSync(recordOf(home), `${folder}\n`)
}

/** Whether two paths are the same folder. */
export function isSameFolder(one: string, other: string): boolean {
  return one === other || real(one) === real(other)
}

const real = (folder: string): string => {
  try {
    return realpathSync(folder)
  } catch {
    // Missing or inaccessible: only the name can be compared.
    return folder
  }
}

/** An external cluster is found by the data folder's path, so a copy of the data folder must not use the original's. */
function requireOwner(folder: string, home: string): void {
  const owner =
    readIfThere(ownerMarker(folder))?.trim() ?? (folder === join(externalHome(home), 'postgres') ? home : undefined)
  if (owner && isSameFolder(owner, home)) return
  throw new ClusterError(EMBEDDED_DATABASE.recordedElsewhere(recordOf(home), folder, owner, ownerMarker(folder)))
}

/** An existing cluster, with the account that owns it. */
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

/** The topmost parent folder that the account cannot enter. */
function blockingFolder(account: OsAccount, folder: string): string {
  const above = dirname(folder)
  return above === folder || canEnter(account, above) ? folder : blockingFolder(account, above)
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

/**
 * Whether a folder contains a cluster.
 * @throws ClusterError if that cannot be determined
 */
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
