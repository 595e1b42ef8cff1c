import { comparePlaces } from '@/domain/place/match/comparePlaces'
import { identifyPlace } from '@/domain/place/keys/placeIdentity'
import { NO_PLACE_WORDS, parsePlaceWith } from '@/domain/place/words/placeWords'
import {
  propertyOf,
  RECONCILE_RESULTS_MAX,
  RECONCILE_SURE,
  RECONCILE_TYPES,
  type ReconcileCandidate,
  type ReconcileQuery,
} from '@/contract/reconcile'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { listQuerySchema } from '@/contract/directoryQuery'
import { displayRegion } from '@/domain/region/regionNames'
import { readRegionChoice } from '@/domain/region/findRegion'
import type { Queryable } from '@/infra/database/pool'
import { CATEGORY_LABELS } from '@/messages/labels'
import { listRestaurants } from './listRestaurants'
import { visible } from '../sqlConditions'

interface Candidate {
  id: number
  title: string
  address: string | null
  category: (typeof RECONCILE_TYPES)[number]
  sub_category: string | null
  sub_add1: string | null
  sub_add2: string | null
  visit_count: number
}

const KNOWN_MAX = 30

/** Restaurants with a known spelling of these names, most visited first. `$3`: a district, or null for all. */
const KNOWN = `
  SELECT r.id, r.title, r.address, r.category::text, r.sub_category, g.sub_add1, g.sub_add2,
    COALESCE(s.visit_count, 0) AS visit_count, found.is_exact
  FROM (
    SELECT restaurant_id, bool_or(key = ANY ($1)) AS is_exact FROM restaurant_aliases
    WHERE name_key = ANY ($2) GROUP BY 1
  ) found
  JOIN restaurants r ON r.id = found.restaurant_id AND ${visible('restaurants', 'r')}
  LEFT JOIN regions g ON g.id = r.region_id
  LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
  WHERE $3::text IS NULL OR g.code = $3
  ORDER BY found.is_exact DESC, s.visit_count DESC NULLS LAST, r.id LIMIT ${KNOWN_MAX}`

const cellOf = ({ title, address, sub_add1, sub_add2 }: Candidate) => ({
  raw: address === null ? title : `${title} (${address})`,
  context: sub_add1 === null ? '' : displayRegion({ province: sub_add1, district: sub_add2 }),
})

/** 0 to 100: above 50 if the matcher takes the cell for this place, by its confidence. */
function scoreOf(cell: { raw: string; context: string }, candidate: Candidate, isExact: boolean): number {
  const own = cellOf(candidate)
  // Without a place of its own, a cell is compared where the candidate is.
  const { same, confidence } = comparePlaces({ ...cell, context: cell.context || own.context }, own)
  if (isExact) return 100
  return Math.round(same ? 50 + 50 * confidence : 50 * (1 - confidence))
}

const isWanted = ({ category }: Candidate, { type }: ReconcileQuery): boolean => {
  const types = [type ?? []].flat().filter((one) => (RECONCILE_TYPES as readonly string[]).includes(one))
  return types.length === 0 || types.includes(category)
}

/** Places that a cell may mean, most likely first: by known spellings, else by similar names. */
export async function findMatches(sql: Queryable, query: ReconcileQuery): Promise<ReconcileCandidate[]> {
  const address = propertyOf(query, 'address')
  const region = readRegionChoice(propertyOf(query, 'region'))
  const place = region.kind === 'region' ? region.region : null
  const context =
    place === null ? '' : displayRegion({ province: place.province ?? '', district: place.district ?? null })
  const cell = { raw: address === '' ? query.query : `${query.query} (${address})`, context }
  const keys = parsePlaceWith(cell.raw, NO_PLACE_WORDS).shops.map((shop) => identifyPlace(shop, context))
  if (keys.length === 0) return []
  const code = keys[0]?.regionCode ?? null
  const { rows: known } = await sql.query<Candidate & { is_exact: boolean }>(KNOWN, [
    keys.map(({ key }) => key),
    keys.map(({ nameKey }) => nameKey),
    code,
  ])
  const name = keys[0]?.shop.name.slice(0, QUERY_LENGTH_MAX) ?? ''
  const similar =
    known.length > 0 || name === ''
      ? []
      : (await listRestaurants(sql, listQuerySchema.parse({ q: `"${name}"`, ...place, size: RECONCILE_RESULTS_MAX })))
          .data
  const candidates = [
    ...known,
    ...similar.map((one): Candidate & { is_exact: boolean } => ({ ...one, is_exact: false })),
  ]
  const scored = candidates
    .filter((candidate) => isWanted(candidate, query))
    .map((candidate) => ({ candidate, score: scoreOf(cell, candidate, candidate.is_exact) }))
    .sort((one, other) => other.score - one.score || other.candidate.visit_count - one.candidate.visit_count)
  const sure = scored.filter(({ score }) => score >= 50 + 50 * RECONCILE_SURE)
  return scored
    .slice(0, Math.min(query.limit ?? RECONCILE_RESULTS_MAX, RECONCILE_RESULTS_MAX))
    .map(({ candidate, score }) => ({
      id: String(candidate.id),
      name: candidate.title,
      description: [cellOf(candidate).context, candidate.address, candidate.sub_category].filter(Boolean).join(' · '),
      type: [{ id: candidate.category, name: CATEGORY_LABELS[candidate.category] }],
      score,
      match: sure.length === 1 && sure[0]?.candidate === candidate,
    }))
}
