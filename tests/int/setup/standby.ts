import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locateCluster } from '@/infra/database/cluster/clusterLocation'
import { launchServer } from '@/infra/database/cluster/postmaster'
import { createPool } from '@/infra/database/pool'
import { findBinaries } from '@/infra/database/embeddedBinaries'
import { startTemporary, temporaryDataDir } from '@/infra/database/temporary'
import { migrate } from '@/schema/migrate'
import { superuserOf } from './superuser'

/** Nothing is synced, but standbys can follow. */
const FOLLOWED = ['fsync=off', 'full_page_writes=off', 'wal_level=replica', 'max_wal_senders=10', 'wal_keep_size=256MB']
/** A conflicting read is cancelled at once. */
const FOLLOWING = ['fsync=off', 'hot_standby=on', 'max_standby_streaming_delay=0', 'shared_buffers=32MB']

export type Standby = Awaited<ReturnType<typeof startStandby>>
export type Primary = Awaited<ReturnType<typeof startPrimary>>

/** A migrated server of a test's own, whose standbys stream from it. `pool` is its superuser's. */
export async function startPrimary() {
  const server = await startTemporary('primary', FOLLOWED)
  const superuserUrl = superuserOf(server.dataDir, server.url)
  const owner = createPool(server.ownerUrl)
  // Names the account that may use the tables.
  process.env.DATABASE_URL ??= server.url
  await migrate(owner)
  await owner.end()
  return { ...server, superuserUrl, pool: createPool(superuserUrl) }
}

/** PostgreSQL's low-level base backup, because `pg_basebackup` is in no npm package. */
async function copyCluster({ dataDir, superuserUrl }: Primary, to: string): Promise<void> {
  // One session: the backup ends with it.
  const session = createPool(superuserUrl, 1)
  await session.query(`SELECT pg_backup_start('standby', true)`)
  const skipped = ['postmaster.pid', 'postmaster.opts', 'server.log']
  const from = locateCluster(dataDir).folder
  cpSync(from, to, { recursive: true, filter: (path) => !skipped.some((name) => path === join(from, name)) })
  const { rows } = await session.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
  await session.end()
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
}

/** A standby of the primary, which replays what that writes. */
export async function startStandby(primary: Primary) {
  const dataDir = temporaryDataDir('standby')
  const { folder, account } = locateCluster(dataDir)
  const binaries = await findBinaries(account)
  await copyCluster(primary, folder)
  writeFileSync(join(folder, 'standby.signal'), '')
  const { username, password, hostname, port } = new URL(primary.superuserUrl)
  const follows = `host=${hostname} port=${port} user=${username} password=${password}`
  appendFileSync(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`)
  const { uid, gid } = account
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid}`, folder])
  const cluster = { folder, account, exists: true }
  const launched = await launchServer(binaries, cluster, { settings: FOLLOWING })
  const addressOf = (url: string): string => Object.assign(new URL(url), { port: String(launched) }).href
  const superuser = createPool(addressOf(primary.superuserUrl), 2)
  const signal = (kind: 'SIGKILL' | 'SIGQUIT'): void => {
    process.kill(Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10), kind)
  }
  return {
    url: addressOf(primary.url),
    pool: superuser,
    pause: () => superuser.query('SELECT pg_wal_replay_pause()'),
    resume: () => superuser.query('SELECT pg_wal_replay_resume()'),
    /** Ends at once. */
    kill: () => signal('SIGQUIT'),
    start: () => launchServer(binaries, cluster, { settings: FOLLOWING, port: launched }),
    async stop() {
      await superuser.end()
      try {
        signal('SIGQUIT')
      } catch {
        // Killed by the test.
      }
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
