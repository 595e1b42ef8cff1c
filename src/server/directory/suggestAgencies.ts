import { LRUCache } from 'lru-cache'
import type { Suggestions } from '@/contract/directory'
import { nameMatcher, type TypedNames, typedNames } from '@/domain/search/suggestPlaces'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge, LARGE_DIRECTORY } from './sql/cacheIfLarge'
import { HIDDEN } from './sql/restaurantCard'

const KEPT_MAX = 5_000
const known = new LRUCache<string, TypedNames>({ max: KEPT_MAX })

/** Decomposing costs more than reading, so once per set. `aliases`: as in the database, possibly with non-texts */
export function agencyNames(name: string, aliases: unknown): TypedNames {
  const others = (Array.isArray(aliases) ? aliases : []).filter((alias): alias is string => typeof alias === 'string')
  const names = [name, ...others]
  const key = JSON.stringify(names)
  const kept = known.get(key)
  if (kept) return kept
  const taken = typedNames(names)
  known.set(key, taken)
  return taken
}

type Suggested = Suggestions['agencies'][number]

/** In addition to restaurants. */
const AGENCIES_OFFERED = 2

/** Without hidden restaurants. Precomputed by a job, except for brand-new institutions. */
const AGENCIES = `
  SELECT a.id, a.name, a.type::text, a.aliases, counted.visit_count
  FROM agencies a LEFT JOIN agency_stats s ON s.agency_id = a.id
  CROSS JOIN LATERAL (
    SELECT COALESCE(s.visit_count, (
      SELECT count(*) FROM visits v WHERE v.agency_id = a.id AND v.restaurant_id NOT IN (${HIDDEN})
    )) AS visit_count
  ) counted
  WHERE counted.visit_count > 0
  ORDER BY counted.visit_count DESC, a.name`

interface Known {
  agency: Suggested
  names: TypedNames
}

async function readAgencies(sql: Queryable): Promise<Known[]> {
  const { rows } = await sql.query<Suggested & { aliases: unknown }>(AGENCIES)
  return rows.map(({ aliases, ...agency }) => ({ agency, names: agencyNames(agency.name, aliases) }))
}

const isLarge = (known: Known[]): boolean =>
  known.reduce((sum, { agency }) => sum + agency.visit_count, 0) >= LARGE_DIRECTORY

/** Exact, prefix, infix, each by visits. */
export async function suggestAgencies(sql: Queryable, query: string): Promise<Suggested[]> {
  const match = nameMatcher(query)
  if (!match) return []
  const known = await cacheIfLarge(sql, 'agencies', () => readAgencies(sql), isLarge)
  return known
    .flatMap(({ agency, names }) => {
      const how = match(names)
      return how === null ? [] : [{ agency, how }]
    })
    .sort((a, b) => a.how - b.how)
    .slice(0, AGENCIES_OFFERED)
    .map(({ agency }) => agency)
}
