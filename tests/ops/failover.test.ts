import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWriters, type Writers } from '../faults/writers'
import { CLUSTER_PACKAGES, hasCluster } from './clusterEngines'
import { type ClusterSite, startClusterSite } from './clusterSite'
import { askOf, printFigures, type Readers, spread, startReaders } from './load'

const FAILOVERS = 10

describe.skipIf(!hasCluster)(`Three database nodes (needs ${CLUSTER_PACKAGES})`, { shuffle: false }, () => {
  let running: ClusterSite
  let writers: Writers
  let readers: Readers
  const figures: object[] = []
  beforeAll(async () => {
    running = await startClusterSite()
    writers = await startWriters(
      running.pool,
      askOf(() => running.site.site),
    )
    readers = startReaders(() => running.site.site)
    await writers.untilBack()
  }, 1_200_000)
  afterAll(async () => {
    await readers?.finish()
    await running?.close()
  }, 120_000)

  /** Disturbs the cluster some times; notes how long no write was acknowledged. */
  async function drill(
    what: string,
    times: number,
    disturb: () => Promise<(() => unknown) | undefined>,
  ): Promise<void> {
    const [before, read] = [{ ...writers.counts }, { ...readers.counts }]
    const waits: number[] = []
    for (let time = 0; time < times; time++) {
      await running.cluster.whole()
      await writers.untilBack()
      const { ms, result: repair } = await writers.longestGap(disturb)
      waits.push(ms)
      repair?.()
    }
    await running.cluster.whole()
    const { median, longest } = spread(waits)
    figures.push({
      what,
      times,
      acknowledged: writers.counts.acknowledged - before.acknowledged,
      'without writes s, median': median,
      longest,
      reads: readers.counts.reads - read.reads,
      'reads failed': readers.counts.failed - read.failed,
    })
  }

  it(
    `Writes go on after each of ${FAILOVERS} primaries killed with their node`,
    () =>
      drill('primary and its Patroni killed', FAILOVERS, async () => {
        const { cluster } = running
        const node = await cluster.primary()
        await cluster.killNode(node)
        return () => cluster.startPatroni(node)
      }),
    FAILOVERS * 180_000,
  )

  it('Writes go on after PostgreSQL alone is killed on the primary', () =>
    drill('PostgreSQL of the primary killed', 3, async () => {
      running.cluster.killPostgres(await running.cluster.primary())
      return undefined
    }))

  it('Writes go on after a planned switchover', () =>
    drill('planned switchover', 3, async () => {
      await running.cluster.switchOver()
      return undefined
    }))

  it('Writes go on without one member of etcd, whichever it is', () => {
    const { cluster } = running
    const left = [...cluster.nodes]
    return drill('a member of etcd lost', 3, async () => {
      const node = left.pop()
      if (!node) throw new Error('more losses than members')
      await cluster.killEtcd(node)
      return () => cluster.startEtcd(node)
    })
  })

  it('No acknowledged write was lost or made twice', async () => {
    const wrong = await writers.finish()
    const { acknowledged, refused, unknown } = writers.counts
    printFigures('Three database nodes, two servers behind nginx', figures)
    console.log({ acknowledged, refused, unknown, wrong: wrong.length, failedReads: readers.failures })
    expect(wrong).toEqual([])
  })
})
