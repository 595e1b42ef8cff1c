import { execFileSync } from 'node:child_process'
import type { Pool } from 'pg'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { createPool } from '@/infra/database/pool'
import { migrate } from '@/schema/migrate'
import { type Cluster, startCluster } from './cluster'
import { startSecureS3 } from './secureS3'
import { type OpsSite, startSite } from './site'

const PASSWORDS = { OWNER_PASSWORD: 'of-the-owner', APPLICATION_PASSWORD: 'of-the-application' }

export interface ClusterDatabase {
  cluster: Cluster
  /** as `DATABASE_URL`, by HAProxy's address for writes */
  url: string
  ownerUrl: string
  /** the owner's */
  pool: Pool
  close: () => Promise<void>
}

/** A cluster with an archive in S3 and the product's database, which has its schema. */
export async function startClusterDatabase(): Promise<ClusterDatabase> {
  const ends: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const storage = await startSecureS3()
    ends.push(storage.close)
    const cluster = await startCluster({
      PGBACKREST_REPO1_STORAGE_HOST: '127.0.0.1',
      PGBACKREST_REPO1_STORAGE_PORT: String(storage.port),
      // The certificate is of this test alone.
      PGBACKREST_REPO1_STORAGE_VERIFY_TLS: 'n',
    })
    ends.push(() => cluster.close())
    await cluster.whole()
    await cluster.execute(await cluster.primary(), 'pgbackrest', '--stanza=gonggong', 'stanza-create')
    const { hostname, port, password } = new URL(cluster.superuserUrl)
    const as = { POSTGRES_USER: 'postgres', PGHOST: hostname, PGPORT: port, PGPASSWORD: password }
    execFileSync('sh', ['deploy/compose-database.sh'], { env: { ...process.env, ...PASSWORDS, ...as } })
    const [url, ownerUrl] = [
      `postgres://gonggong_application:${PASSWORDS.APPLICATION_PASSWORD}@${cluster.writeAddress}/gonggong`,
      `postgres://gonggong:${PASSWORDS.OWNER_PASSWORD}@${cluster.writeAddress}/gonggong`,
    ]
    const pool = createPool(ownerUrl)
    ends.push(() => pool.end())
    // Whose account the migrations grant what it needs.
    process.env.DATABASE_URL = url
    await assertHangulTrigrams(pool)
    await migrate(pool)
    return { cluster, url, ownerUrl, pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

export interface ClusterSite extends ClusterDatabase {
  site: OpsSite
}

/** With two servers behind nginx. */
export async function startClusterSite(): Promise<ClusterSite> {
  const database = await startClusterDatabase()
  try {
    const site = await startSite(database.url, { DATABASE_OWNER_URL: database.ownerUrl })
    return {
      ...database,
      site,
      async close() {
        await site.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
