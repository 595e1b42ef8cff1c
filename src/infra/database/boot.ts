import { log } from '../log'
import { startEmbedded } from './embedded'
import { assertHangulTrigrams } from './assertHangulTrigrams'
import { closePool, pool } from './pool'
import { closeReadPools } from './readPool'
import { closeWritePool } from './writePool'

export interface BootedDatabase {
  url: string
  embedded: boolean
  close: () => Promise<void>
}

interface Options {
  databaseUrl?: string | undefined
  dataDir: string
}

/**
 * Makes the database ready to talk to: the one named, or the embedded one. Sets `DATABASE_URL`, which everything
 * after this reads.
 * @throws DatabaseLocaleError when the database cannot serve Korean search
 */
export async function bootDatabase({ databaseUrl, dataDir }: Options): Promise<BootedDatabase> {
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, restarts: true })
  const url = databaseUrl ?? embedded?.url ?? ''
  process.env.DATABASE_URL = url
  const close = async () => {
    await Promise.all([closePool(), closeReadPools(), closeWritePool()])
    await embedded?.stop()
  }
  try {
    await assertHangulTrigrams(pool())
  } catch (error) {
    await close()
    throw error
  }
  log.debug({ embedded: Boolean(embedded) }, 'database ready')
  return { url, embedded: Boolean(embedded), close }
}
