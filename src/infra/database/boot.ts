import { log } from '../log'
import { startEmbedded } from './embedded'
import { grantToApplication } from './applicationGrants'
import { assertHangulTrigrams } from './assertHangulTrigrams'
import { assertDirectConnection } from './checkConnections'
import { asOwner, closePool } from './pool'
import { closeReadPools } from './readPool'
import { closeWritePool } from './writePool'

export interface BootedDatabase {
  url: string
  embedded: boolean
  close: () => Promise<void>
}

interface Options {
  databaseUrl?: string | undefined
  /** of the same database, if the account of `databaseUrl` does not own it */
  ownerUrl?: string | undefined
  dataDir: string
}

/**
 * Sets `DATABASE_URL` and `DATABASE_OWNER_URL`, which everything later reads.
 * @throws DatabaseLocaleError, DatabaseConnectionsError
 */
export async function bootDatabase({ databaseUrl, ownerUrl, dataDir }: Options): Promise<BootedDatabase> {
  const embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, restarts: true })
  const url = databaseUrl ?? embedded?.url ?? ''
  process.env.DATABASE_URL = url
  process.env.DATABASE_OWNER_URL = embedded?.ownerUrl ?? ownerUrl ?? ''
  const close = async () => {
    await Promise.all([closePool(), closeReadPools(), closeWritePool()])
    await embedded?.stop()
  }
  try {
    if (!embedded) for (const given of [databaseUrl, ownerUrl]) if (given) await assertDirectConnection(given)
    await asOwner(async (owner) => {
      await assertHangulTrigrams(owner)
      await grantToApplication(owner)
    })
  } catch (error) {
    await close()
    throw error
  }
  log.debug({ embedded: Boolean(embedded) }, 'database ready')
  return { url, embedded: Boolean(embedded), close }
}
