/** A truncated name shares at least this many characters with the full one. */
const CUT_LENGTH = 3
/** Shorter names share initials by chance. */
const SOUND_LENGTH = 4
/** Shorter names share syllables by chance. */
const TURNED_LENGTH = 4
/** Name lengths for which a typo is considered; shorter names would lose what distinguishes them. */
const SLIP_LENGTH = { min: 3, max: 20 }
/** Minimum syllables of a name that may follow others. */
const END_LENGTH = 3
/** Minimum syllables of a name that one institution may have in two districts; shorter ones are too common. */
export const SHARED_AGENCY_NAME_LENGTH = 4
/** Keys shared by more aliases are dropped (block purging): such a name is a dish or chain, such a branch is '본점'. */
const BLOCK_MAX = { name: 30, branch: 200 }

const sameName = 'k.name_key = f.name_key'
/** Different numbers on one kind of street are two places; a typo in the street may be one. */
const notElsewhere = `(k.house = f.house OR k.house IS NULL OR f.house IS NULL OR left(k.house, 1) <> left(f.house, 1))`
const alike = `left(k.name_key, 2) = left(f.name_key, 2) OR right(k.name_key, 2) = right(f.name_key, 2)
  OR k.sounds = f.sounds`

/** With an equal house or branch, any common pair of syllables is enough, and so is a name in another script. */
const alikeBeside = `${alike}
  OR (k.name_key ~ '[a-z]{3}') <> (f.name_key ~ '[a-z]{3}')
  OR EXISTS (SELECT FROM generate_series(1, length(k.name_key) - 1) i
    WHERE strpos(f.name_key, substr(k.name_key, i, 2)) > 0)`

const on = (condition: string): string => `linkage_records f JOIN linkage_records k ON ${condition} WHERE true`
const otherwise = (condition: string): string => on(`${notElsewhere} AND k.name_key <> f.name_key AND ${condition}`)

const keysOf = (condition: string): string => `
  SELECT DISTINCT r.area, r.alias, r.is_new, k.kind, k.key FROM linkage_records r
  CROSS JOIN LATERAL (SELECT r.heard AS text UNION SELECT r.whole) texts
  CROSS JOIN LATERAL (
    SELECT 0 AS kind, text AS key
    UNION ALL SELECT 1, overlay(text PLACING '' FROM i FOR 1) FROM generate_series(1, length(text)) i
    UNION ALL SELECT 2, substr(text, i) FROM generate_series(3, length(text) - ${END_LENGTH - 1}) i
  ) k
  WHERE r.area = ANY ($1) AND length(text) BETWEEN ${SLIP_LENGTH.min} AND ${SLIP_LENGTH.max} AND ${condition}
  UNION ALL
  SELECT r.area, r.alias, r.is_new, 3, r.branch_key AS key FROM linkage_records r
  WHERE r.area = ANY ($1) AND r.branch_key <> '' AND ${condition}`

/** Keys few share: the name (0), without a syllable (1, its deletion neighbourhood), its ending (2), the branch (3). */
export const BLOCKING_KEYS = `
  fresh_keys AS MATERIALIZED (SELECT DISTINCT area, kind = 3 AS of_branch, key FROM (${keysOf('r.is_new')}) each),
  keys AS MATERIALIZED (
    SELECT area, alias, is_new, kind, key FROM (
      SELECT e.*, count(*) OVER (PARTITION BY area, kind = 3, key) AS aliases FROM (${keysOf('true')}) e
      WHERE (area, kind = 3, key) IN (SELECT area, of_branch, key FROM fresh_keys)
    ) sized
    WHERE aliases <= CASE kind WHEN 3 THEN ${BLOCK_MAX.branch} ELSE ${BLOCK_MAX.name} END
  ),`

const sharing = (
  kinds: string,
  condition: string,
): string => `keys fk JOIN keys kk ON fk.is_new AND kk.area = fk.area AND kk.key = fk.key AND ${kinds}
  JOIN linkage_records f ON f.alias = fk.alias JOIN linkage_records k ON k.alias = kk.alias
  WHERE ${notElsewhere} AND k.name_key <> f.name_key AND ${condition}`

/** Strongest first. Each is an equality computed by one hash join; `classifyPairs` decides afterwards. */
export const AREA_BLOCKING_RULES = [
  on(`${sameName} AND (${notElsewhere} OR k.branch_key = f.branch_key AND f.branch_key <> '')`),
  on(`k.address_key = f.address_key AND f.house IS NOT NULL AND k.name_key <> f.name_key AND (${alike})`),
  otherwise(`left(k.name_key, ${CUT_LENGTH}) = left(f.name_key, ${CUT_LENGTH})
    AND length(k.name_key) >= ${CUT_LENGTH} AND length(f.name_key) >= ${CUT_LENGTH}
    AND (starts_with(k.name_key || k.branch_key, f.name_key || f.branch_key)
      OR starts_with(f.name_key || f.branch_key, k.name_key || k.branch_key))`),
  on(`k.address_key = f.address_key AND f.house IS NOT NULL AND k.name_key <> f.name_key AND (${alikeBeside})`),
  sharing('fk.kind = 3 AND kk.kind = 3', `(${alikeBeside})`),
  // Names that differ in one syllable share a key, as does a name with a prefix; two equal endings prove nothing.
  sharing('fk.kind + kk.kind <= 2', 'true'),
  otherwise('k.name_key = f.alternate_key'),
  otherwise('k.alternate_key = f.name_key'),
  otherwise(`k.syllables = f.syllables AND length(f.syllables) >= ${TURNED_LENGTH}`),
  otherwise(`k.without_cafe = f.without_cafe AND length(f.without_cafe) >= 2`),
  otherwise(`k.sounds = f.sounds AND length(f.name_key) >= ${SOUND_LENGTH}`),
  // Too short for a truncated name: '먹쇠' may be '먹쇠식당'.
  otherwise(`left(k.name_key, 2) = left(f.name_key, 2)
    AND 2 IN (length(k.name_key || k.branch_key), length(f.name_key || f.branch_key))`),
]

/**
 * The same name in two districts, with an address and without: the institution's district is assumed, but people also
 * eat in the next. `used`: the institutions with each.
 */
export const SHARED_AGENCY_PAIRS = `
  away AS MATERIALIZED (
    SELECT f.alias AS new_alias, k.alias AS known_alias
    FROM linkage_records f JOIN linkage_records k ON ${sameName} AND k.branch_key = f.branch_key
    WHERE f.is_new AND k.alias < f.alias AND k.province = f.province AND k.region_id <> f.region_id
      AND (k.address_key = '') <> (f.address_key = '') AND length(f.name_key) >= ${SHARED_AGENCY_NAME_LENGTH}
  ),
  of_away AS MATERIALIZED (SELECT new_alias AS alias FROM away UNION SELECT known_alias FROM away),
  used AS MATERIALIZED (
    SELECT alias_id, agency_id FROM import_stage WHERE alias_id IN (SELECT alias FROM of_away)
    UNION SELECT alias_id, agency_id FROM visits WHERE alias_id IN (SELECT alias FROM of_away)
  ),`

/**
 * Without an area province and name must suffice; two districts of one city may be a typo ('종로구 무교로 28', '중구 무교로 28');
 * one institution may have a name in two.
 */
export const CROSS_AREA_BLOCKING_RULES = [
  on(`${notElsewhere} AND ${sameName} AND k.province = f.province AND f.province <> ''
    AND (k.region_id IS NULL OR f.region_id IS NULL)`),
  on(`${sameName} AND k.branch_key = f.branch_key AND k.address_key = f.address_key AND starts_with(f.house, '로')
    AND k.city = f.city AND k.region_id <> f.region_id`),
  `away JOIN used a ON a.alias_id = away.new_alias
    JOIN used b ON b.alias_id = away.known_alias AND b.agency_id = a.agency_id
    JOIN linkage_records f ON f.alias = away.new_alias JOIN linkage_records k ON k.alias = away.known_alias
    WHERE true`,
]
