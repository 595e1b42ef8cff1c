import type { LiveEventKind, StreamSignal } from '@/domain/live'
import type { Queryable } from '../database/pool'

export interface LiveEvent {
  /** in commit order across all topics */
  id: number
  topic: string
  kind: LiveEventKind
  /** id of the subject; 0 for the whole topic */
  subject: number
}

/** HTML, 9.2.5; once for all recipients */
export const encodeEvents = (events: readonly LiveEvent[]): Buffer =>
  Buffer.from(events.map(({ id, kind, subject }) => encode(kind, id, { id: subject })).join(''))

/** `id`: everything for this client up to it was sent */
export const encodeSignal = (signal: StreamSignal, id: number): Buffer => Buffer.from(encode(signal, id, {}))

const encode = (name: string, id: number, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Kinds that only mean 'reload': of several in a row the last is enough. */
const REPEATABLE: ReadonlySet<LiveEventKind> = new Set([
  'comment_updated',
  'post_updated',
  'post_counted',
  'notifications_read',
])

/** Drops events repeated by a later one. */
export function coalesce(events: readonly LiveEvent[]): LiveEvent[] {
  const later = new Set<string>()
  return events
    .toReversed()
    .filter(({ kind, subject }) => {
      if (!REPEATABLE.has(kind)) return true
      const said = `${kind} ${subject}`
      return !later.has(said) && later.add(said)
    })
    .reverse()
}

export interface RecentEvents {
  add: (events: readonly LiveEvent[]) => void
  clear: () => void
  /** null if older ones than are kept may be missing */
  missed: (topics: readonly string[], after: number) => LiveEvent[] | null
}

export function createRecentEvents(max: number): RecentEvents {
  let kept: LiveEvent[] = []
  return {
    add(events) {
      kept.push(...events)
      // Trims at twice the size, so that trimming is cheap.
      if (kept.length > max * 2) kept = kept.slice(-max)
    },
    clear() {
      kept = []
    },
    missed(topics, after) {
      const [oldest] = kept
      if (!oldest || after < oldest.id) return null
      return kept.slice(firstAfter(kept, after)).filter(({ topic }) => topics.includes(topic))
    },
  }
}

function firstAfter(events: readonly LiveEvent[], id: number): number {
  let low = 0
  let high = events.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.id ?? 0) <= id) low = middle + 1
    else high = middle
  }
  return low
}

const COLUMNS = 'id, topic, kind, subject_id AS subject'

export async function readNewest(sql: Queryable, limit: number): Promise<LiveEvent[]> {
  const { rows } = await sql.query<LiveEvent>(`SELECT ${COLUMNS} FROM live_events ORDER BY id DESC LIMIT $1`, [limit])
  return rows.reverse()
}

/** Events after one, oldest first. Without gaps, because ids are assigned in commit order (decision 22). */
export async function readAfter(sql: Queryable, after: number, limit: number): Promise<LiveEvent[]> {
  const { rows } = await sql.query<LiveEvent>(`SELECT ${COLUMNS} FROM live_events WHERE id > $1 ORDER BY id LIMIT $2`, [
    after,
    limit,
  ])
  return rows
}

/** null if too many, no longer kept, or the id predates a restore */
export async function readMissed(
  sql: Queryable,
  topics: readonly string[],
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<LiveEvent[] | null> {
  const { rows: bounds } = await sql.query<{ oldest: number | null; newest: number | null }>(
    'SELECT min(id) AS oldest, max(id) AS newest FROM live_events',
  )
  const { oldest = null, newest = null } = bounds[0] ?? {}
  if (oldest === null || newest === null || after < oldest || after > newest) return null
  const { rows } = await sql.query<LiveEvent>(
    `SELECT ${COLUMNS} FROM live_events WHERE topic = ANY ($1::text[]) AND id > $2 AND id <= $3 ORDER BY id LIMIT $4`,
    [topics, after, upTo, limit + 1],
  )
  return rows.length > limit ? null : rows
}
