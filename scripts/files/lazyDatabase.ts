import type { Pool } from 'pg'
import { boot, type Booted } from '@/boot'

/**
 * Runs a command on a database that starts when it is first asked for: a wrong file name should not cost its start.
 * @param how as for `boot`
 */
export async function withLazyDatabase(
  how: { asIs: boolean },
  work: (pool: () => Promise<Pool>) => Promise<number>,
): Promise<number> {
  const started: { database?: Promise<Booted> } = {}
  try {
    return await work(async () => (await (started.database ??= boot(how))).pool)
  } finally {
    const database = await started.database
    await database?.close()
  }
}
