/**
 * The pools of a server process: the fewest connections each works with, and its number by default. Payload's writes
 * with a document lock need two; the jobs' pool serves three workers, their transactions and progress, the lock, and
 * the queue's listeners.
 */
const POOLS = {
  own: [3, 10],
  read: [3, 10],
  page: [2, 4],
  staff: [2, 6],
  write: [3, 10],
  payload: [9, 12],
  jobs: [10, 12],
} as const
export type PoolName = keyof typeof POOLS

/** Of the health check, and listeners for pages and live events. */
const SINGLE = 3
const sum = (column: 0 | 1): number => Object.values(POOLS).reduce((all, sizes) => all + sizes[column], SINGLE)
export const CONNECTIONS_MIN = sum(0)
export const CONNECTIONS_DEFAULT = sum(1)

/**
 * How many connections a pool may open in a process that may open `total`. Sizes grow evenly from the fewest, and
 * together never exceed it.
 */
export function poolSizeOf(name: PoolName, total: number): number {
  const [fewest, usual] = POOLS[name]
  return fewest + Math.floor(((usual - fewest) * (total - CONNECTIONS_MIN)) / (CONNECTIONS_DEFAULT - CONNECTIONS_MIN))
}

export const POOL_NAMES = Object.keys(POOLS) as PoolName[]
