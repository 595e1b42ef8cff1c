import type { Queryable } from '@/infra/database/pool'

const CREATE = `
  CREATE TEMP TABLE linkage_records (
    alias integer PRIMARY KEY, restaurant integer NOT NULL, is_new boolean NOT NULL, region_id integer,
    province text NOT NULL, city text, district text, name_key text NOT NULL, branch_key text NOT NULL,
    address_key text NOT NULL, house text, sounds text, without_cafe text NOT NULL, spelling text NOT NULL
  ) ON COMMIT DROP`

/** A house on a road ('로 12') and a lot of a 동 ('동 12-3') are numbered apart; none where the address has no number. */
const HOUSE = `CASE WHEN a.address_key ~ '[0-9]$' THEN
    CASE WHEN a.address_key ~ '[로길] [^ ]+$' THEN '로 ' ELSE '동 ' END || split_part(a.address_key, ' ', -1) END`

/** What may have several districts: a metropolitan city, or a 시 whose 구 share the first four digits of their codes. */
const CITY = `CASE WHEN g.code < '41' THEN left(g.code, 2) ELSE left(g.code, 4) END`

/** A café's name may have its kind in front or behind: '카페달빛', '달빛카페'. */
const WITHOUT_CAFE = `regexp_replace(a.name_key, '^(?:카페|커피)|(?:카페|커피)$', '')`

/**
 * The batch's new aliases and those they may be compared with: every alias of their districts, equal names in one
 * house on a road and, where a district is unknown, equal names in the province. A key's parts, from its end: region,
 * address, branch.
 */
const GATHER = `
  WITH fresh AS MATERIALIZED (
    SELECT id, region_id, name_key, address_key FROM restaurant_aliases WHERE import_batch_id = $1 AND evidence = 'new'
  )
  INSERT INTO linkage_records
  SELECT a.id, r.id, a.import_batch_id IS NOT DISTINCT FROM $1 AND a.evidence = 'new', a.region_id,
    COALESCE(left(g.code, 2), left(split_part(a.key, '|', -1), 2)), ${CITY},
    COALESCE(g.sub_add2, g.sub_add1), a.name_key, split_part(a.key, '|', -3), COALESCE(a.address_key, ''), ${HOUSE},
    r.search_choseong, ${WITHOUT_CAFE}, a.spelling
  FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id LEFT JOIN regions g ON g.id = a.region_id
  WHERE r.deleted_at IS NULL AND (
    a.region_id IN (SELECT region_id FROM fresh)
    OR (a.name_key, a.address_key) IN (
      SELECT name_key, address_key FROM fresh WHERE address_key ~ '[로길] [^ ]*[0-9]$')
    OR a.name_key IN (SELECT name_key FROM fresh WHERE region_id IS NULL)
    OR a.region_id IS NULL AND a.name_key IN (SELECT name_key FROM fresh))`

/**
 * Lays the spellings out that new ones are compared with.
 * @returns the districts that have new ones
 */
export async function buildBlockingTable(sql: Queryable, batch: number): Promise<number[]> {
  await sql.query(CREATE)
  const { rowCount } = await sql.query(GATHER, [batch])
  if (!rowCount) return []
  // What follows joins the table with itself: without numbers the planner would do that row by row.
  await sql.query('CREATE INDEX ON linkage_records (region_id)')
  await sql.query('ANALYZE linkage_records')
  const { rows } = await sql.query<{ region: number }>(
    'SELECT DISTINCT region_id AS region FROM linkage_records WHERE is_new AND region_id IS NOT NULL ORDER BY 1',
  )
  return rows.map(({ region }) => region)
}
