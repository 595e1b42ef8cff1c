import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'

/** The words of the C library, which PostgreSQL's programs repeat. */
const DISK_FULL = /No space left on device|Disk quota exceeded/

/**
 * What a program of PostgreSQL that failed says to the owner of the cluster: that the disk is full, or its own words.
 * @param describe puts these into a sentence
 */
export const describeFailure = (
  folder: string,
  said: string,
  describe: (folder: string, said: string) => string,
): string => (DISK_FULL.test(said) ? EMBEDDED_DATABASE.diskFull(folder) : describe(folder, said))
