import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { freeBytes } from '../../diskSpace'

/** Needs a decision by the database's owner; nothing was changed. */
export class ClusterError extends Error {
  override name = 'ClusterError'

  /** @param code Node's, if the system is the cause */
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message)
  }
}

/** The C library's message, which PostgreSQL's programs repeat. */
const DISK_FULL = /No space left on device/
const QUOTA_EXCEEDED = /Disk quota exceeded/
/** A WAL segment, which PostgreSQL allocates whole; with less space it neither starts nor continues. */
const SEGMENT_BYTES = 16 * 1024 * 1024

/** A full disk, or the program's own message, which a full disk may have kept it from writing. */
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

// A missing or inaccessible folder does not mean that its disk is full.
const lacksRoom = (folder: string): Promise<boolean> =>
  freeBytes(folder).then(
    (free) => free < SEGMENT_BYTES,
    () => false,
  )
