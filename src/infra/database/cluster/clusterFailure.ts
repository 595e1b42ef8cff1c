import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { freeBytes } from '../../diskUse'
import { ClusterError } from './clusterError'

/** The words of the C library, which PostgreSQL's programs repeat. */
const DISK_FULL = /No space left on device/
const QUOTA_EXCEEDED = /Disk quota exceeded/
/** A segment of the write-ahead log, which PostgreSQL makes as a whole: with less it neither starts nor goes on. */
const SEGMENT_BYTES = 16 * 1024 * 1024

/**
 * Why a program of PostgreSQL failed, for the owner of the cluster: that the disk is full, or its own words. On a full
 * disk it may have found no room for these.
 * @param describe puts them into a sentence
 */
export async function clusterFailure(
  folder: string,
  said: string,
  describe: (folder: string, said: string) => string,
): Promise<ClusterError> {
  if (QUOTA_EXCEEDED.test(said)) return new ClusterError(EMBEDDED_DATABASE.diskFull(folder), 'EDQUOT')
  if (DISK_FULL.test(said) || (await lacksRoom(folder))) {
    return new ClusterError(EMBEDDED_DATABASE.diskFull(folder), 'ENOSPC')
  }
  return new ClusterError(describe(folder, said))
}

// A folder that is not there, or not ours to look at, is not a reason to call its disk full.
const lacksRoom = (folder: string): Promise<boolean> =>
  freeBytes(folder).then(
    (free) => free < SEGMENT_BYTES,
    () => false,
  )
