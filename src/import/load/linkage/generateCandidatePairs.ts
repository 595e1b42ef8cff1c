import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'
import { isBranchByVicinity } from '@/domain/place/keys/placeKey'
import { markChain } from '@/domain/place/words/chainNamesOfStaff'
import { NO_PLACE_WORDS, parsePlaceWith, type PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import type { AliasRecord, CandidatePair } from '@/import/linkage/candidatePair'
import { AREA_BLOCKING_RULES, SHARED_AGENCY_PAIRS, CROSS_AREA_BLOCKING_RULES, BLOCKING_KEYS } from './blockingRules'

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
export async function generateCandidatePairs(
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
