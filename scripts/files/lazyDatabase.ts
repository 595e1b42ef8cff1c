import type { Pool } from 'pg'
import { boot, type Booted } from '@/boot'

/**
 * Runs a command whose database starts on first use, so that a wrong file name does not wait for it.
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
