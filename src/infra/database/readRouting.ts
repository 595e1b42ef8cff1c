import type pg from 'pg'
import { currentRequest } from '../requestContext'
import type { Queryable } from './pool'
import { createReplica, readServerState, type ReadKind, type Replica } from './replica'

const POLL_MS = 500
/** Two minutes of positions; the oldest that a replica lacks is kept longer. */
const SAMPLES_MAX = 240

export interface ReplicaServer {
  url: string
  /** ended with the routing */
  pools: Record<ReadKind, pg.Pool>
}

export interface ReadRouting {
  readonly replicas: readonly Replica[]
  /** On a replica that has what the request must see, else on the primary, which also repeats what a replica failed. */
  query: (kind: ReadKind, primary: pg.Pool, args: unknown[]) => Promise<unknown>
  /** From now on, replicas answer only once they have everything that is committed by now. */
  noteChange: () => void
  close: () => Promise<void>
}

/**
 * Replicas are polled, never asked before a read. A read uses one if it has replayed all that was committed before the
 * last known change (`noteChange`) and before the request's `readAfter`. Without a request, reads use the primary.
 */
export async function startReadRouting(servers: readonly ReplicaServer[], primary: Queryable): Promise<ReadRouting> {
  let identity: string | null = null
  /** null after a change, until the primary has said its position */
  let floor: number | null = null
  let changes = 0
  let polling: Promise<void> | null = null
  const samples: { at: number; flushed: number }[] = []
  const replicas = servers.map(({ url, pools }) =>
    createReplica(url, pools, {
      identity: () => identity,
      lagAt: (position) => {
        const lacking = samples.find(({ flushed }) => flushed > position)
        return lacking ? performance.now() - lacking.at : 0
      },
    }),
  )

  function keepSample(at: number, flushed: number): void {
    const replayed = Math.min(...replicas.map(({ position }) => position))
    while (samples[0] && samples[0].flushed <= replayed) samples.shift()
    if (samples.length >= SAMPLES_MAX) samples.splice(1, 1)
    samples.push({ at, flushed })
  }

  async function readPrimary(): Promise<void> {
    const [at, known] = [performance.now(), changes]
    try {
      const state = await readServerState(primary)
      identity = state.identity
      keepSample(at, state.flushed)
      if (known === changes) floor ??= state.position
    } catch {
      // Its own reads and `/healthz/database` report it; replicas go on with what they have.
      return
    }
    if (floor === null) return readPrimary()
  }

  const pollPrimary = (): Promise<void> => (polling ??= readPrimary().finally(() => (polling = null)))
  const pollReplicas = (): Promise<unknown> => Promise.all(replicas.map(({ poll }) => poll()))

  function choose(kind: ReadKind): Replica | undefined {
    const request = currentRequest()
    if (!request || floor === null || request.readAfter === Infinity) return undefined
    const needed = Math.max(floor, request.readAfter)
    const ready = replicas.filter(({ status }) => status === 'ready')
    for (const replica of ready) if (replica.position < needed) replica.askPosition()
    const usable = ready.filter(({ position }) => position >= needed)
    // Staff always read the first, so that a list does not go back in time between two replicas.
    return kind === 'staff' ? usable[0] : leastBusy(usable)
  }

  await pollPrimary()
  await pollReplicas()
  const timer = setInterval(() => void Promise.all([pollPrimary(), pollReplicas()]), POLL_MS).unref()

  return {
    replicas,
    async query(kind, pool, args) {
      try {
        const replica = choose(kind)
        if (replica) return await replica.query(kind, args)
      } catch {
        // Counted and logged by the replica. The primary decides.
      }
      return (pool.query as (...args: unknown[]) => Promise<unknown>)(...args)
    },
    noteChange: () => {
      changes++
      floor = null
      void pollPrimary()
    },
    close: async () => {
      clearInterval(timer)
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

function leastBusy(replicas: readonly Replica[]): Replica | undefined {
  const load = ({ pools: { read } }: Replica): number => read.totalCount - read.idleCount + read.waitingCount
  return replicas.toSorted((one, other) => load(one) - load(other))[0]
}
