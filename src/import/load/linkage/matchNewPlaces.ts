import { type PlaceWords, NO_PLACE_WORDS, parsePlaceWith, markChain } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { adoptAliasAddresses } from '@/server/matching/aliasAddresses'
import { classifyPairs, type ReviewCandidate, type MergeDecision, isOneOfSeveral } from '@/import/linkage/classifyPairs'
import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'
import { isBranchByVicinity } from '@/domain/place/keys/placeIdentity'
import type { AliasRecord, CandidatePair } from '@/import/linkage/candidatePair'
import { metresFromHall, commonHall } from '@/domain/linkage/evidence'
import { readHalls } from '@/server/agencies/readAgency'
import { buildBlockingTable } from './buildBlockingTable'
import { AREA_BLOCKING_RULES, SHARED_AGENCY_PAIRS, CROSS_AREA_BLOCKING_RULES, BLOCKING_KEYS } from './blockingRules'

const WROTE = `
  SELECT alias_id AS alias, array_agg(DISTINCT agency_id) AS agencies FROM import_stage
  WHERE alias_id = ANY ($1::int[]) GROUP BY 1`

const PLACES = `
  SELECT id, latitude::float8 AS latitude, longitude::float8 AS longitude FROM restaurants WHERE id = ANY ($1::int[])`

/** Three statements for all pairs, and none where each name has one place in its district. */
async function withHallDistances(sql: Queryable, pairs: readonly CandidatePair[]): Promise<CandidatePair[]> {
  const asked = new Set(pairs.filter(isOneOfSeveral))
  if (asked.size === 0) return [...pairs]
  const { rows: wrote } = await sql.query<{ alias: number; agencies: number[] }>(WROTE, [
    [...new Set([...asked].map(({ left }) => left.alias))],
  ])
  const halls = await readHalls(
    sql,
    wrote.flatMap(({ agencies }) => agencies),
  )
  if (halls.size === 0) return [...pairs]
  const hallOfAlias = new Map(
    wrote.map(({ alias, agencies }) => [alias, commonHall(agencies.map((id) => halls.get(id)))]),
  )
  const { rows: places } = await sql.query<{ id: number; latitude: number | null; longitude: number | null }>(PLACES, [
    [...new Set([...asked].map(({ right }) => right.restaurant))],
  ])
  const placeOf = new Map(places.map((place) => [place.id, place]))
  return pairs.map((pair) => {
    const place = asked.has(pair) && placeOf.get(pair.right.restaurant)
    return place ? { ...pair, metres: metresFromHall(hallOfAlias.get(pair.left.alias), place) } : pair
  })
}

export async function queueClericalReviews(
  sql: Queryable,
  batch: number,
  candidates: readonly ReviewCandidate[],
): Promise<void> {
  if (candidates.length === 0) return
  await sql.query(
    `INSERT INTO match_reviews (alias_id, candidate_id, confidence, evidence, import_batch_id)
     SELECT q.alias, q.candidate, q.confidence, q.evidence, $1
     FROM unnest($2::int[], $3::int[], $4::numeric[], $5::enum_match_reviews_evidence[])
       AS q (alias, candidate, confidence, evidence)
     JOIN restaurant_aliases a ON a.id = q.alias AND a.restaurant_id <> q.candidate
     ON CONFLICT (alias_id, candidate_id) DO NOTHING`,
    [
      batch,
      candidates.map(({ alias }) => alias),
      candidates.map(({ candidate }) => candidate),
      candidates.map(({ confidence }) => confidence),
      candidates.map(({ evidence }) => evidence),
    ],
  )
}

/** Candidate pairs per new alias; more add no evidence. */
const MAX_CANDIDATES = 8

/** Each pair once, by its newer alias. */
const LATER = 'f.is_new AND k.alias < f.alias AND k.restaurant <> f.restaurant'

/** `rules`: strongest first; `common`: table expressions they need; `where`: on both spellings, f and k. */
const pairsBy = (rules: readonly string[], where: string, common = ''): string => `
  WITH ${common} blocked AS (
    ${rules
      .map((rule, i) => `SELECT f.alias AS new_alias, k.alias AS known_alias, ${i} AS rule FROM ${rule} AND ${where}`)
      .join('\n    UNION ALL ')}
  ),
  pairs AS (SELECT new_alias, known_alias, MIN(rule) AS rule FROM blocked GROUP BY 1, 2),
  chosen AS (
    SELECT new_alias, known_alias
    FROM (SELECT *, row_number() OVER (PARTITION BY new_alias ORDER BY rule, known_alias) AS n FROM pairs) p
    WHERE n <= ${MAX_CANDIDATES}
  ),
  named AS (
    SELECT region_id, name_key, branch_key,
      COUNT(DISTINCT address_key) FILTER (WHERE address_key <> '')::int AS addresses
    FROM linkage_records
    WHERE name_key IN (SELECT s.name_key FROM chosen JOIN linkage_records s ON s.alias = chosen.new_alias)
    GROUP BY 1, 2, 3
  )
  SELECT chosen.new_alias AS "left", chosen.known_alias AS "right", COALESCE(n.addresses, 0) AS addresses
  FROM chosen JOIN linkage_records f ON f.alias = chosen.new_alias
  LEFT JOIN named n ON (n.region_id, n.name_key, n.branch_key) = (f.region_id, f.name_key, f.branch_key)
  ORDER BY 1, 2`

/** Both sides need the condition, or each rule reads the known aliases of the whole country. */
const IN_AREAS = 'f.area = ANY ($1) AND k.area = ANY ($1) AND k.area = f.area'
const AREA_PAIRS = pairsBy(AREA_BLOCKING_RULES, `${IN_AREAS} AND ${LATER}`, BLOCKING_KEYS)
const CROSS_AREA_PAIRS = pairsBy(CROSS_AREA_BLOCKING_RULES, LATER, SHARED_AGENCY_PAIRS)

const SPELLINGS = `
  SELECT alias, restaurant, is_new AS "isNew", name_key AS "nameKey", alternate_key AS "alternateKey",
    branch_key AS "branchKey", address_key AS "addressKey", district, spelling
  FROM linkage_records WHERE alias = ANY ($1::int[])`

/** Call `buildBlockingTable` first. `areas`: null for pairs across areas. */
async function generateCandidatePairs(
  sql: Queryable,
  areas: readonly number[] | null,
  words: PlaceWords = NO_PLACE_WORDS,
): Promise<CandidatePair[]> {
  const [text, values] = areas === null ? [CROSS_AREA_PAIRS, []] : [AREA_PAIRS, [areas]]
  const { rows: pairs } = await sql.query<{ left: number; right: number; addresses: number }>(text, values)
  const ids = [...new Set(pairs.flatMap(({ left, right }) => [left, right]))]
  if (ids.length === 0) return []
  const { rows } = await sql.query<Omit<AliasRecord, 'shop'>>(SPELLINGS, [ids])
  const spellings = new Map(rows.map((known) => [known.alias, { ...known, shop: shopOf(known.spelling, words) }]))
  return pairs.flatMap(({ left, right, addresses }) => {
    const [one, other] = [spellings.get(left), spellings.get(right)]
    return one && other ? [{ left: one, right: other, addresses }] : []
  })
}

/** Parsing an alias, whose sign is known, returns its shop. An address without a street adds nothing. */
function shopOf(spelling: string, words: PlaceWords): AliasRecord['shop'] {
  const [parsed] = parsePlaceWith(spelling, { ...NO_PLACE_WORDS, lexicon: words.lexicon }, () => true).shops
  const shop = markChain(parsed ?? { name: spelling, branch: null, address: null, sigungu: null }, words.chains)
  const says = addressKeyText(addressKey(shop.address)) !== '' || isBranchByVicinity(shop)
  return says ? shop : { ...shop, address: null }
}

const columns = (merges: readonly MergeDecision[]) => [
  merges.map(({ duplicateId }) => duplicateId),
  merges.map(({ canonicalId }) => canonicalId),
  merges.map(({ alias }) => alias),
  merges.map(({ evidence }) => evidence),
  merges.map(({ confidence }) => confidence),
]

/** Every column that may refer to a restaurant created by this import. */
const HOLDERS = [
  ['import_stage', 'restaurant_id'],
  ['linkage_records', 'restaurant'],
  ['restaurant_aliases', 'restaurant_id'],
] as const

/** Moves their spellings, with evidence, and staged visits. Nothing else can refer to them yet. */
async function applyMerges(sql: Queryable, merges: readonly MergeDecision[]): Promise<void> {
  if (merges.length === 0) return
  const [duplicates, canonicals, alias, evidence, confidence] = columns(merges)
  for (const [table, column] of HOLDERS)
    await sql.query(
      `UPDATE ${table} t SET ${column} = m.target FROM unnest($1::int[], $2::int[]) AS m (source, target)
       WHERE t.${column} = m.source`,
      [duplicates, canonicals],
    )
  await sql.query(
    `UPDATE restaurant_aliases a SET evidence = m.evidence, confidence = m.confidence
     FROM unnest($1::int[], $2::enum_restaurant_aliases_evidence[], $3::numeric[]) AS m (alias, evidence, confidence)
     WHERE a.id = m.alias`,
    [alias, evidence, confidence],
  )
  await sql.query('DELETE FROM restaurants WHERE id = ANY ($1::int[])', [duplicates])
}

/**
 * Matches all at once: row order has no effect. Call it between staging and writing visits. Returns pairs to review.
 */
export async function matchNewPlaces(sql: Queryable, batch: number, words?: PlaceWords): Promise<ReviewCandidate[]> {
  const groups = await buildBlockingTable(sql, batch)
  const queued: ReviewCandidate[] = []
  const canonicals = new Map<number, number>()
  // Areas are processed in groups for flat memory; pairs across areas come last, once those are resolved.
  for (const areas of [...groups, null]) {
    const pairs = await withHallDistances(sql, await generateCandidatePairs(sql, areas, words))
    const { merges, reviews } = classifyPairs(pairs, words?.lexicon)
    await applyMerges(sql, merges)
    await adoptAliasAddresses(sql, [...new Set(merges.map(({ canonicalId }) => canonicalId))])
    for (const { duplicateId, canonicalId } of merges) canonicals.set(duplicateId, canonicalId)
    queued.push(...reviews)
  }
  return queued.map((review) => ({ ...review, candidate: resolveMerged(review.candidate, canonicals) }))
}

/** A place without a district may be queued as a candidate and later merged into one with a district. */
function resolveMerged(restaurant: number, canonicals: ReadonlyMap<number, number>): number {
  let at = restaurant
  for (let next = canonicals.get(at); next !== undefined; next = canonicals.get(at)) at = next
  return at
}
