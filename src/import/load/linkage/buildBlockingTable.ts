import { CAFE_WORDS } from '@/domain/place/match/compareName'
import type { Queryable } from '@/infra/database/pool'
import { ALIKE_JAMO, GLIDE_VOWELS, PALATAL_ONSETS, VARIANT_SPELLINGS, LETTER_NAMES } from '@/domain/place/keys/nameKey'
import { SHARED_AGENCY_NAME_LENGTH } from './blockingRules'

const chars = (codes: Iterable<number>): string => String.fromCodePoint(...codes)

/** `phoneticKey(pronouncedKey(name))`, generated from the same tables. `key` is an SQL expression. */
export function phoneticSql(key: string): string {
  const spoken = [...LETTER_NAMES].reduce((text, [letter, name]) => `replace(${text}, '${letter}', '${name}')`, key)
  const spelt = VARIANT_SPELLINGS.reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    `CASE WHEN ${key} ~ '[a-z]' THEN ${spoken} ELSE ${key} END`,
  )
  const alike = `translate(normalize(${spelt}, NFD), '${chars(ALIKE_JAMO.keys())}', '${chars(ALIKE_JAMO.values())}')`
  const glides = [...GLIDE_VOWELS].reduce(
    (text, [from, to]) =>
      `regexp_replace(${text}, '([${chars(PALATAL_ONSETS)}])${chars([from])}', '\\1${chars([to])}', 'g')`,
    alike,
  )
  return `normalize(${glides}, NFC)`
}

const CREATE = `
  CREATE TEMP TABLE linkage_records (
    alias integer PRIMARY KEY, restaurant integer NOT NULL, is_new boolean NOT NULL, region_id integer, area integer,
    province text NOT NULL, city text, district text, name_key text NOT NULL, alternate_key text,
    branch_key text NOT NULL, address_key text NOT NULL, house text, sounds text, without_cafe text NOT NULL,
    spelling text NOT NULL, heard text NOT NULL, whole text NOT NULL, syllables text NOT NULL
  ) ON COMMIT DROP`

/** '로 12' for roads, '동 12' for lots; null without a number. The second number is often omitted. */
const HOUSE = `CASE WHEN a.address_key ~ '[0-9]$' THEN
    CASE WHEN a.address_key ~ '[로길] [^ ]+$' THEN '로 ' ELSE '동 ' END
      || split_part(split_part(a.address_key, ' ', -1), '-', 1) END`

/** A unit with several districts: a metropolitan city, or a 시 whose 구 share the first four digits of their codes. */
const CITY = `CASE WHEN g.code < '41' THEN left(g.code, 2) ELSE left(g.code, 4) END`

/** A café's word may come first or last: '카페달빛', '달빛카페'. */
const CAFE = `(?:${[...CAFE_WORDS, 'cafe', 'coffee'].join('|')})`
const WITHOUT_CAFE = `regexp_replace(a.name_key, '^${CAFE}|${CAFE}$', '')`

/** Name and branch joined, because the split varies. */
const WHOLE = `a.name_key || split_part(a.key, '|', -3)`

/** Syllables in sorted order: '달빛식당광화문' and '광화문달빛식당'. */
const SYLLABLES = `(SELECT string_agg(syllable, '' ORDER BY syllable COLLATE "C")
    FROM regexp_split_to_table(${WHOLE}, '') syllable)`

/** The province code in an alias's key, or ''. */
const PROVINCE_OF_KEY = `left(split_part(a.key, '|', -1), 2)`

/** Aliases are compared within an area: a district, or everything without one in a province. */
const AREA = `COALESCE(a.region_id, -substring(${PROVINCE_OF_KEY} FROM '^[0-9]+$')::int)`

/**
 * All aliases in the new ones' areas, equal names in one building on a road, equal long names and, without a district,
 * equal names. Key parts from the end: region, address, branch.
 */
const GATHER = `
  WITH fresh AS MATERIALIZED (
    SELECT a.region_id, ${AREA} AS area, a.name_key, a.address_key FROM restaurant_aliases a
    WHERE a.import_batch_id = $1 AND a.evidence = 'new'
  )
  INSERT INTO linkage_records
  SELECT a.id, r.id, a.import_batch_id IS NOT DISTINCT FROM $1 AND a.evidence = 'new', a.region_id, ${AREA},
    COALESCE(left(g.code, 2), ${PROVINCE_OF_KEY}), ${CITY},
    COALESCE(g.sub_add2, g.sub_add1), a.name_key, a.alternate_name_key, split_part(a.key, '|', -3),
    COALESCE(a.address_key, ''), ${HOUSE}, r.search_choseong, ${WITHOUT_CAFE}, a.spelling, ${phoneticSql('a.name_key')},
    ${phoneticSql(WHOLE)}, ${SYLLABLES}
  FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id LEFT JOIN regions g ON g.id = a.region_id
  WHERE r.deleted_at IS NULL AND (
    ${AREA} IN (SELECT area FROM fresh)
    OR (a.name_key, a.address_key) IN (
      SELECT name_key, address_key FROM fresh WHERE address_key ~ '[로길] [^ ]*[0-9]$')
    OR a.name_key IN (
      SELECT name_key FROM fresh WHERE region_id IS NULL OR length(name_key) >= ${SHARED_AGENCY_NAME_LENGTH})
    OR a.region_id IS NULL AND a.name_key IN (SELECT name_key FROM fresh))`

/** Aliases per table: enough for few queries, few enough for flat memory. */
const ALIASES_AT_ONCE = 20_000

// Districts first: if both match, the place with a known district survives.
const AREAS = `
  SELECT area, count(*)::int AS aliases FROM linkage_records GROUP BY area
  HAVING area IS NOT NULL AND bool_or(is_new) ORDER BY area < 0, area`

/** Returns groups of areas with new spellings, each small enough for one pass. */
export async function buildBlockingTable(sql: Queryable, batch: number): Promise<number[][]> {
  await sql.query(CREATE)
  const { rowCount } = await sql.query(GATHER, [batch])
  if (!rowCount) return []
  // Also by address, or a rule about one building would read the whole district per alias. The next queries self-join
  // the table; without statistics the planner would use nested loops.
  await sql.query('CREATE INDEX ON linkage_records (area, address_key)')
  await sql.query('ANALYZE linkage_records')
  const { rows } = await sql.query<{ area: number; aliases: number }>(AREAS)
  const groups: number[][] = []
  let held = Infinity
  for (const { area, aliases } of rows) {
    held += aliases
    if (held > ALIASES_AT_ONCE) {
      groups.push([])
      held = aliases
    }
    groups.at(-1)?.push(area)
  }
  return groups
}
