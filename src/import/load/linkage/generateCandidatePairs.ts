import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'
import { markChain } from '@/domain/place/words/chainNamesOfStaff'
import { NO_PLACE_WORDS, parsePlaceWith, type PlaceWords } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import type { AliasRecord, CandidatePair } from '@/import/linkage/candidatePair'

/** Candidate pairs per new alias: more would add no evidence. */
const MAX_CANDIDATES = 8
/** A name that is another one cut off shares at least so many characters with it. */
const CUT_LENGTH = 3
/** Shorter names sound alike by chance. */
const SOUND_LENGTH = 4

const sameName = 'k.name_key = f.name_key'
/** Two houses of one kind with different numbers are two places; a slip in the street's name may be one. */
const notElsewhere = `(k.house = f.house OR k.house IS NULL OR f.house IS NULL OR left(k.house, 1) <> left(f.house, 1))`
const alike = `left(k.name_key, 2) = left(f.name_key, 2) OR right(k.name_key, 2) = right(f.name_key, 2)
  OR k.sounds = f.sounds`

/** In one house any pair of syllables that both have is enough, and so is a name in another script. */
const alikeInHouse = `${alike}
  OR (k.name_key ~ '[a-z]{3}') <> (f.name_key ~ '[a-z]{3}')
  OR EXISTS (SELECT FROM generate_series(1, length(k.name_key) - 1) i
    WHERE strpos(f.name_key, substr(k.name_key, i, 2)) > 0)`

/**
 * What makes two spellings of one district worth comparing, the surest first: each is an equality that a hash join
 * computes for all of them at once. `classifyPairs` decides afterwards.
 */
const DISTRICT_BLOCKING_RULES = [
  `${sameName} AND (${notElsewhere} OR k.branch_key = f.branch_key AND f.branch_key <> '')`,
  `k.address_key = f.address_key AND f.house IS NOT NULL AND k.name_key <> f.name_key AND (${alike})`,
  `${notElsewhere} AND left(k.name_key, ${CUT_LENGTH}) = left(f.name_key, ${CUT_LENGTH}) AND k.name_key <> f.name_key
    AND length(k.name_key) >= ${CUT_LENGTH} AND length(f.name_key) >= ${CUT_LENGTH}
    AND (starts_with(k.name_key || k.branch_key, f.name_key || f.branch_key)
      OR starts_with(f.name_key || f.branch_key, k.name_key || k.branch_key))`,
  `${notElsewhere} AND k.sounds = f.sounds AND k.name_key <> f.name_key AND length(f.name_key) >= ${SOUND_LENGTH}`,
  `k.address_key = f.address_key AND f.house IS NOT NULL AND k.name_key <> f.name_key AND (${alikeInHouse})`,
  `${notElsewhere} AND k.without_cafe = f.without_cafe AND k.name_key <> f.name_key
    AND length(f.without_cafe) >= 2`,
  // Too short to be a cut name: '먹쇠' may be '먹쇠식당'.
  `${notElsewhere} AND left(k.name_key, 2) = left(f.name_key, 2) AND k.name_key <> f.name_key
    AND 2 IN (length(k.name_key || k.branch_key), length(f.name_key || f.branch_key))`,
]
/**
 * Beyond the district. Where one of the two names none, the province and the name must do; where they name two of one
 * city, one may be a slip: '종로구 무교로 28' and '중구 무교로 28'.
 */
const PROVINCE_BLOCKING_RULES = [
  `${notElsewhere} AND ${sameName} AND k.province = f.province AND f.province <> ''
    AND (k.region_id IS NULL OR f.region_id IS NULL)`,
  `${sameName} AND k.branch_key = f.branch_key AND k.address_key = f.address_key AND starts_with(f.house, '로')
    AND k.city = f.city AND k.region_id <> f.region_id`,
]

/** @param where a condition on both spellings, f and k */
const pairsBy = (rules: readonly string[], where: string): string => `
  WITH blocked AS (
    ${rules
      .map(
        (rule, i) =>
          `SELECT f.alias AS new_alias, k.alias AS known_alias, ${i} AS rule FROM linkage_records f
           JOIN linkage_records k ON ${rule} WHERE ${where}`,
      )
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

const LATER = 'f.is_new AND k.alias < f.alias AND k.restaurant <> f.restaurant'
const DISTRICT_PAIRS = pairsBy(DISTRICT_BLOCKING_RULES, `f.region_id = $1 AND k.region_id = $1 AND ${LATER}`)
const PROVINCE_PAIRS = pairsBy(PROVINCE_BLOCKING_RULES, LATER)

const SPELLINGS = `
  SELECT alias, restaurant, is_new AS "isNew", name_key AS "nameKey", branch_key AS "branchKey",
    address_key AS "addressKey", district, spelling
  FROM linkage_records WHERE alias = ANY ($1::int[])`

/**
 * Candidate pairs of every new alias of a district. Run `buildBlockingTable` first.
 * @param region null for the pairs that no one district holds
 * @param words what the spellings were read with
 */
export async function generateCandidatePairs(
  sql: Queryable,
  region: number | null,
  words: PlaceWords = NO_PLACE_WORDS,
): Promise<CandidatePair[]> {
  const [text, values] = region === null ? [PROVINCE_PAIRS, []] : [DISTRICT_PAIRS, [region]]
  const { rows: pairs } = await sql.query<{ left: number; right: number; addresses: number }>(text, values)
  const ids = [...new Set(pairs.flatMap(({ left, right }) => [left, right]))]
  if (ids.length === 0) return []
  const { rows } = await sql.query<Omit<AliasRecord, 'shop'> & { spelling: string }>(SPELLINGS, [ids])
  const spellings = new Map(
    rows.map(({ spelling, ...known }) => [known.alias, { ...known, shop: shopOf(spelling, words) }]),
  )
  return pairs.flatMap(({ left, right, addresses }) => {
    const [one, other] = [spellings.get(left), spellings.get(right)]
    return one && other ? [{ left: one, right: other, addresses }] : []
  })
}

/** Parsing an alias gives back the shop it was printed from. An address without a street adds nothing. */
function shopOf(spelling: string, words: PlaceWords): AliasRecord['shop'] {
  const [parsed] = parsePlaceWith(spelling, { ...NO_PLACE_WORDS, lexicon: words.lexicon }).shops
  const shop = markChain(parsed ?? { name: spelling, branch: null, address: null, sigungu: null }, words.chains)
  return addressKeyText(addressKey(shop.address)) === '' ? { ...shop, address: null } : shop
}
