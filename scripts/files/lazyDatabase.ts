import type { Pool } from 'pg'
import { boot, type Booted } from '@/boot'

/** On first use, so that a wrong file name does not wait for it. */
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
