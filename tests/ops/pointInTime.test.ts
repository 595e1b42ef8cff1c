import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUSTER_PACKAGES, hasCluster } from './clusterEngines'
import { type ClusterDatabase, startClusterDatabase } from './clusterSite'
import { printFigures } from './load'

/** Segments that have to be in the archive: a minute each. */
const ARCHIVED = 2

interface Written {
  number: number
  at: Date
  /** of the write-ahead log */
  segment: string
}

describe.skipIf(!hasCluster)(`The archive of three nodes (needs ${CLUSTER_PACKAGES})`, { shuffle: false }, () => {
  let running: ClusterDatabase
  const written: Written[] = []
  /** in words of the database, between two rows */
  let moment = { text: '', number: 0 }
  const figures: object[] = []
  beforeAll(async () => {
    running = await startClusterDatabase()
    await running.pool.query('CREATE TABLE drill (number int, at timestamptz DEFAULT clock_timestamp())')
  }, 1_200_000)
  afterAll(() => running?.close(), 120_000)

  async function write(): Promise<void> {
    const { rows } = await running.pool.query<{ at: Date; segment: string }>(
      // oxlint-disable-next-line local/no-raw-insert -- into a table of this test's own
      'INSERT INTO drill (number) VALUES ($1) RETURNING at, pg_walfile_name(pg_current_wal_insert_lsn()) AS segment',
      [written.length],
    )
    if (rows[0]) written.push({ number: written.length, ...rows[0] })
  }
  const one = async (text: string): Promise<string> =>
    String((await running.pool.query<{ one: unknown }>(`SELECT ${text} AS one`)).rows[0]?.one)
  const lastArchived = () => one('(SELECT last_archived_wal FROM pg_stat_archiver)')

  /** As docs/operations.md says, on the first node. */
  async function restore(...when: string[]): Promise<number> {
    const { cluster } = running
    const [first, ...others] = cluster.nodes
    if (!first) throw new Error('the cluster has no node')
    const since = performance.now()
    await cluster.execute(first, 'sh', resolve('deploy/cluster/restore-to.sh'), ...when)
    cluster.startPatroni(first)
    await expect.poll(() => one('1').catch(() => ''), { timeout: 120_000 }).toBe('1')
    const seconds = Math.round((performance.now() - since) / 1000)
    for (const node of others) {
      rmSync(join(cluster.folder, node.name), { recursive: true, force: true })
      cluster.startPatroni(node)
    }
    await cluster.whole()
    return seconds
  }
  const found = async (): Promise<number[]> =>
    (await running.pool.query<{ number: number }>('SELECT number FROM drill ORDER BY number')).rows.map(
      ({ number }) => number,
    )

  it('What is written reaches the archive within a minute without anybody’s doing', async () => {
    const { cluster, pool } = running
    await cluster.execute(await cluster.primary(), 'pgbackrest', '--stanza=gonggong', 'backup')
    const seen = new Set([await lastArchived()])
    while (seen.size <= ARCHIVED) {
      await write()
      if (seen.size === ARCHIVED && !moment.text) {
        const { rows } = await pool.query<{ now: string }>('SELECT clock_timestamp()::text AS now')
        moment = { text: rows[0]?.now ?? '', number: written.length - 1 }
      }
      await setTimeout(100)
      seen.add(await lastArchived())
    }
    for (let more = 0; more < 20; more++) await write()
  })

  it('After the loss of all nodes and their disks, every row of an archived segment is restored', async () => {
    const { cluster } = running
    const archived = await lastArchived()
    const destroyed = await one('extract(epoch FROM clock_timestamp()) * 1000')
    await Promise.all(cluster.nodes.map((node) => cluster.killNode(node)))
    for (const { name } of cluster.nodes) rmSync(join(cluster.folder, name), { recursive: true, force: true })
    const seconds = await restore()
    const numbers = await found()
    expect(numbers).toEqual(written.slice(0, numbers.length).map(({ number }) => number))
    for (const { number, segment } of written) if (segment < archived) expect(numbers).toContain(number)
    const newest = written[numbers.length - 1]?.at.getTime() ?? 0
    figures.push({
      restored: 'newest of the archive',
      rows: `${numbers.length} of ${written.length}`,
      'lost, s': Math.round((Number(destroyed) - newest) / 1000),
      'accepts writes after s': seconds,
    })
  })

  it('A restore to a moment has each row from before it, and none from after it', async () => {
    const { cluster } = running
    await Promise.all(cluster.nodes.map((node) => cluster.stopPatroni(node)))
    const seconds = await restore(moment.text)
    expect(await found()).toEqual(written.slice(0, moment.number + 1).map(({ number }) => number))
    figures.push({
      restored: 'a moment',
      rows: `${moment.number + 1} of ${moment.number + 1}`,
      'lost, s': 0,
      'accepts writes after s': seconds,
    })
    printFigures('Restore from the archive in S3', figures)
  })
})
