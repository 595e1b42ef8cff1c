import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME, BY_VISITS } from '../sql/restaurantCard'

/** One text is faster to search than thousands. */
interface JoinedNames {
  text: string
  /** of each name, and the end of the last */
  starts: Uint32Array
}

const SEPARATOR = '\n'

function buildHaystack(names: readonly string[]): JoinedNames {
  const starts = new Uint32Array(names.length + 1)
  names.forEach((name, i) => (starts[i + 1] = (starts[i] ?? 0) + name.length + SEPARATOR.length))
  return { text: names.map((name) => name + SEPARATOR).join(''), starts }
}

/** In order. `piece` must not contain a line break. */
function indicesContaining({ text, starts }: JoinedNames, piece: string): number[] {
  if (piece === '') return []
  const found: number[] = []
  for (let at = text.indexOf(piece); at >= 0;) {
    const place = nameAt(starts, at)
    found.push(place)
    at = text.indexOf(piece, starts[place + 1])
  }
  return found
}

/** In order, without duplicates. */
export function namesWithAny(names: JoinedNames, pieces: readonly string[]): number[] {
  const [only = '', ...others] = pieces
  if (others.length === 0) return indicesContaining(names, only)
  return [...new Set(pieces.flatMap((piece) => indicesContaining(names, piece)))].sort((a, b) => a - b)
}

/** The last name that starts at or before `position` (binary search). */
function nameAt(starts: Uint32Array, position: number): number {
  let [low, high] = [0, starts.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle
  }
  return low
}

interface PopularName {
  id: number
  title: string
  letters: string
  choseong: string
  province: string | null
  visit_count: number
  agency_count: number
}

/** Best first, prepared for searching. */
export interface PopularNames {
  names: PopularName[]
  letters: JoinedNames
  choseong: JoinedNames
}

/** A text in few of these is rare enough for an index (20 in 10,000 is 400 of 200,000); one in many needs none. */
export const POPULAR_MAX = 10_000
/** In a smaller one indexes are fast enough, and results are current. */
const SMALL_DIRECTORY = 1_000
/** Displayed data is current; only the order of frequent names may be this old. */
const FRESH_MS = 20_000

const POPULAR = `
  SELECT r.id, s.title, r.search_name AS letters, r.search_choseong AS choseong, s.province, s.visit_count,
    s.agency_count
  FROM (
    SELECT s.restaurant_id, s.title, s.province, s.visit_count, s.agency_count FROM restaurant_stats s
      WHERE ${ALL_TIME('s')}
    ORDER BY ${BY_VISITS} LIMIT ${POPULAR_MAX}
  ) s JOIN restaurants r ON r.id = s.restaurant_id
  ORDER BY ${BY_VISITS}`

interface Kept {
  read: number
  popular: PopularNames
  pendingRead?: Promise<PopularNames> | undefined
}

/** Per connection source, so that tests and tools with several databases do not share one. */
const kept = new WeakMap<Queryable, Kept>()

/** Empty in a small directory; an expired list is used while being refreshed. `now`: monotonic milliseconds */
export async function popularNames(sql: Queryable, now = performance.now()): Promise<PopularNames> {
  const known = kept.get(sql)
  if (known && now - known.read < FRESH_MS) return known.popular
  const pendingRead = known?.pendingRead ?? readNames(sql, now)
  if (!known) return pendingRead
  // After a failed refresh the list stays, and the next search retries.
  known.pendingRead = pendingRead.catch(() => known.popular).finally(() => (known.pendingRead = undefined))
  return known.popular
}

async function readNames(sql: Queryable, now: number): Promise<PopularNames> {
  const { rows } = await sql.query<PopularName>(POPULAR)
  const names = rows.length < SMALL_DIRECTORY ? [] : rows
  const popular = {
    names,
    letters: buildHaystack(names.map(({ letters }) => letters)),
    choseong: buildHaystack(names.map(({ choseong }) => choseong)),
  }
  kept.set(sql, { read: now, popular })
  return popular
}
