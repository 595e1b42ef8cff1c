import { addressKey, addressKeyText } from '@/domain/place/addressKey'
import { readPlace } from '@/domain/place/readPlace'
import type { Sql } from '@/infra/database/pool'
import type { KnownSpelling, SpellingPair } from '../../plan/matchSpellings'

/** Pairs looked at for one new spelling: more say nothing that the first did not. */
const PAIRS_MAX = 12
/** A name that is another one cut off shares at least so many characters with it. */
const CUT_LENGTH = 3
/** Shorter names sound alike by chance. */
const SOUND_LENGTH = 4

const sameName = 'k.name_key = f.name_key'
const alike = `left(k.name_key, 2) = left(f.name_key, 2) OR right(k.name_key, 2) = right(f.name_key, 2) OR k.sounds = f.sounds`

/**
 * What makes two spellings worth comparing, the surest first: each is an equality that a hash join answers for a whole
 * file at once. Whether they are the same is decided afterwards.
 */
const WAYS = [
  `k.region_id = f.region_id AND ${sameName}`,
  `k.region_id = f.region_id AND k.address_key = f.address_key AND f.address_key ~ '\\d$' AND k.name_key <> f.name_key AND (${alike})`,
  `k.region_id = f.region_id AND left(k.name_key, ${CUT_LENGTH}) = left(f.name_key, ${CUT_LENGTH}) AND k.name_key <> f.name_key
    AND length(k.name_key) >= ${CUT_LENGTH} AND length(f.name_key) >= ${CUT_LENGTH}
    AND (starts_with(k.name_key || k.branch_key, f.name_key || f.branch_key) OR starts_with(f.name_key || f.branch_key, k.name_key || k.branch_key))`,
  `k.region_id = f.region_id AND k.sounds = f.sounds AND k.name_key <> f.name_key AND length(f.name_key) >= ${SOUND_LENGTH}`,
  `k.province = f.province AND ${sameName} AND f.province <> '' AND (k.region_id IS NULL OR f.region_id IS NULL)`,
]

const PAIRS = `
  WITH ways AS (
    ${WAYS.map((way, i) => `SELECT f.alias AS fresh, k.alias AS known, ${i} AS way FROM match_spellings f JOIN match_spellings k ON ${way} WHERE f.fresh AND k.alias < f.alias AND k.restaurant <> f.restaurant`).join('\n    UNION ALL ')}
  ),
  pairs AS (SELECT fresh, known, MIN(way) AS way FROM ways GROUP BY 1, 2),
  chosen AS (SELECT fresh, known FROM (SELECT *, row_number() OVER (PARTITION BY fresh ORDER BY way, known) AS n FROM pairs) p WHERE n <= ${PAIRS_MAX}),
  groups AS (
    SELECT region_id, name_key, branch_key, COUNT(DISTINCT address_key) FILTER (WHERE address_key <> '')::int AS addresses
    FROM match_spellings
    WHERE name_key IN (SELECT s.name_key FROM chosen JOIN match_spellings s ON s.alias = chosen.fresh)
    GROUP BY 1, 2, 3
  )
  SELECT chosen.fresh, chosen.known, COALESCE(g.addresses, 0) AS addresses
  FROM chosen JOIN match_spellings f ON f.alias = chosen.fresh
  LEFT JOIN groups g ON (g.region_id, g.name_key, g.branch_key) = (f.region_id, f.name_key, f.branch_key)
  ORDER BY 1, 2`

const SPELLINGS = `
  SELECT alias, restaurant, fresh AS "isNew", name_key AS "nameKey", branch_key AS "branchKey", address_key AS "addressKey", district, spelling
  FROM match_spellings WHERE alias = ANY ($1::int[])`

/** Every new spelling of the batch beside those it may be. `gatherSpellings` comes first. */
export async function findPairs(sql: Sql): Promise<SpellingPair[]> {
  const { rows: pairs } = await sql.query<{ fresh: number; known: number; addresses: number }>(PAIRS)
  const ids = [...new Set(pairs.flatMap(({ fresh, known }) => [fresh, known]))]
  if (ids.length === 0) return []
  const { rows } = await sql.query<Omit<KnownSpelling, 'shop'> & { spelling: string }>(SPELLINGS, [ids])
  const spellings = new Map(rows.map(({ spelling, ...known }) => [known.alias, { ...known, shop: shopOf(spelling) }]))
  return pairs.flatMap(({ fresh, known, addresses }) => {
    const [one, other] = [spellings.get(fresh), spellings.get(known)]
    return one && other ? [{ fresh: one, known: other, addresses }] : []
  })
}

/** A spelling is written so that reading it gives the shop it was written from. An address without a street tells nothing more. */
function shopOf(spelling: string): KnownSpelling['shop'] {
  const shop = readPlace(spelling, '').shops[0] ?? { name: spelling, branch: null, address: null, sigungu: null }
  return addressKeyText(addressKey(shop.address)) === '' ? { ...shop, address: null } : shop
}
