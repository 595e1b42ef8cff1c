import type pg from 'pg'
import { log } from '../log'
import { within } from './deadline'
import { hasConnectionCode } from './pgErrors'
import { createPool, type PoolState, type Queryable } from './pool'

/** Positions in the write-ahead log are in bytes: comparable, and exact below 2^53. */
interface ServerState {
  /** of the cluster (a standby has its primary's) and the database */
  identity: string
  isStandby: boolean
  /** everything committed before is included: written by a primary, or replayed by a standby */
  position: number
  /** what standbys can have; an idle primary's `position` may be a page header further */
  flushed: number
}

const STATE = `
  SELECT concat_ws(' ', system_identifier, current_database()) AS identity, in_recovery AS "isStandby",
    pg_wal_lsn_diff(CASE WHEN in_recovery THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END,
      '0/0')::int8 AS position,
    pg_wal_lsn_diff(CASE WHEN in_recovery THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END,
      '0/0')::int8 AS flushed
  FROM pg_control_system(), pg_is_in_recovery() AS in_recovery`

export async function readServerState(sql: Queryable): Promise<ServerState> {
  const { rows } = await sql.query<{
    identity: string
    isStandby: boolean | null
    position: number | null
    flushed: number | null
  }>(STATE)
  const { identity = '', isStandby, position, flushed } = rows[0] ?? {}
  return { identity, isStandby: isStandby === true, position: position ?? 0, flushed: flushed ?? 0 }
}

export type ReplicaStatus = 'ready' | 'starting' | 'behind' | 'unreachable' | 'not a standby' | 'another system'

/** Then its reads go to the primary; the log has it once. */
const UNUSED: Record<Exclude<ReplicaStatus, 'ready' | 'starting'>, string> = {
  behind: 'a replica is too far behind the primary and is not read',
  unreachable: 'a replica does not answer and is not read',
  'not a standby': 'a server of DATABASE_READ_URL is not a standby and is not read',
  'another system': 'a server of DATABASE_READ_URL is not a standby of DATABASE_URL, or has another database; not read',
}

export type ReadKind = 'read' | 'staff'

/** A silent replica's reads go to the primary after this and the interval of polls. */
const SILENT_MS = 400
/** Between two polls that reads ask for. */
const ASKED_MS = 10
/** How old a replica's data may get. */
export const LAG_MAX_MS = 10_000

interface Primary {
  /** null until it has answered */
  identity: () => string | null
  /** for how long the primary has had more, in ms */
  lagAt: (position: number) => number
}

export interface Replica {
  readonly name: string
  readonly status: ReplicaStatus
  /** null while unknown */
  readonly lagMs: number | null
  /** what it has replayed at least */
  readonly position: number
  readonly reads: number
  /** that the primary had to answer */
  readonly fallbacks: number
  pools: Record<ReadKind, pg.Pool>
  poll: () => Promise<void>
  /** Polls soon, but does not wait for it. */
  askPosition: () => void
  /** @throws any error, also its loss during the read */
  query: (kind: ReadKind, args: unknown[]) => Promise<unknown>
  close: () => Promise<void>
}

/** host:port, for logs and metrics */
function nameOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || '5432'}`
}

export function createReplica(url: string, pools: Record<ReadKind, pg.Pool>, primary: Primary): Replica {
  const name = nameOf(url)
  const monitor = createPool(url, 1, {}, { connectionTimeoutMillis: 2_000, query_timeout: 2_000, idleTimeoutMillis: 0 })
  const running = new Set<(error: Error) => void>()
  let status: ReplicaStatus = 'starting'
  let position = -1
  let lagMs: number | null = null
  let [reads, fallbacks, polledAt] = [0, 0, -Infinity]
  let polling: Promise<void> | null = null

  function become(next: ReplicaStatus, details: object): void {
    if (next === status) return
    status = next
    if (next === 'ready') log.info({ replica: name }, 'a replica is read')
    else if (next !== 'starting') log.warn({ replica: name, ...details }, UNUSED[next])
  }

  function lose(error: Error): void {
    ;[position, lagMs] = [-1, null]
    become('unreachable', { err: error })
    for (const giveUp of running) giveUp(error)
  }

  function judge({ identity, isStandby }: ServerState): ReplicaStatus {
    const expected = primary.identity()
    if (expected === null) return 'starting'
    if (identity !== expected) return 'another system'
    if (!isStandby) return 'not a standby'
    return lagMs !== null && lagMs > LAG_MAX_MS ? 'behind' : 'ready'
  }

  async function readState(): Promise<void> {
    polledAt = performance.now()
    try {
      const state = await within({ ms: SILENT_MS }, readServerState(monitor))
      position = state.position
      lagMs = primary.lagAt(position)
      become(judge(state), { lagMs })
    } catch (error) {
      lose(error as Error)
    }
  }

  const poll = (): Promise<void> => (polling ??= readState().finally(() => (polling = null)))

  return {
    name,
    pools,
    poll,
    get status() {
      return status
    },
    get lagMs() {
      return lagMs
    },
    get position() {
      return position
    },
    get reads() {
      return reads
    },
    get fallbacks() {
      return fallbacks
    },
    askPosition: () => {
      if (performance.now() - polledAt >= ASKED_MS) void poll()
    },
    async query(kind, args) {
      reads++
      const query = pools[kind].query.bind(pools[kind]) as (...args: unknown[]) => Promise<unknown>
      let giveUp: (error: Error) => void = () => undefined
      const lost = new Promise<never>((_, reject) => running.add((giveUp = reject)))
      try {
        return await Promise.race([query(...args), lost])
      } catch (error) {
        fallbacks++
        log.debug({ err: error, replica: name }, 'a read of a replica failed; the primary answers it')
        if (hasConnectionCode(error)) lose(error as Error)
        throw error
      } finally {
        running.delete(giveUp)
      }
    },
    close: async () => {
      const all: pg.Pool[] = [pools.read, pools.staff, monitor]
      await Promise.all(all.map((pool) => pool.end()))
    },
  }
}

/** By name, for the metrics. */
export const replicaPools = (replicas: readonly Replica[]): Record<string, PoolState> =>
  Object.fromEntries(
    replicas.flatMap(({ name, pools }) => Object.entries(pools).map(([kind, pool]) => [`${kind} ${name}`, pool])),
  )
