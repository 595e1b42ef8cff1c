import { identifyPlace, type PlaceIdentity } from '@/domain/place/keys/placeIdentity'
import { findInAddress } from '@/domain/region/findInAddress'
import type { Queryable } from '@/infra/database/pool'

export interface NamedPlace {
  name: string
  branch: string | null
  address: string | null
  region: number | null
}

/** null if it names none */
export async function regionOfAddress(sql: Queryable, address: string): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>('SELECT id FROM regions WHERE code = $1', [
    findInAddress(address)?.code ?? '',
  ])
  return rows[0]?.id ?? null
}

/** As the expense importer computes it. */
export async function identityOf(
  sql: Queryable,
  { name, branch, address, region }: NamedPlace,
): Promise<PlaceIdentity> {
  const { rows } = await sql.query<{ context: string }>(
    `SELECT concat_ws(' ', sub_add1, sub_add2) AS context FROM regions WHERE id = $1`,
    [region],
  )
  return identifyPlace({ name, branch, address, sigungu: null }, rows[0]?.context ?? '')
}

/** Concurrent checks of the same place wait for the transaction of `sql`. */
export async function findEqual(
  sql: Queryable,
  { key }: PlaceIdentity,
  { name, branch, address }: NamedPlace,
): Promise<{ id: number; title: string } | null> {
  await sql.query(`SELECT pg_advisory_xact_lock(hashtext('equal restaurant'), hashtext($1))`, [key])
  const { rows } = await sql.query<{ id: number; title: string }>(
    `SELECT r.id, r.title FROM restaurants r
     WHERE r.deleted_at IS NULL AND r.merged_into_id IS NULL AND r.id IN (
       SELECT a.restaurant_id FROM restaurant_aliases a WHERE a.key = $1
       UNION SELECT s.id FROM restaurants s
         WHERE s.name = $2 AND s.address = $3 AND coalesce(s.branch, '') = coalesce($4, ''))
     ORDER BY r.id LIMIT 1`,
    [key, name, address, branch],
  )
  return rows[0] ?? null
}

/** Unless the spelling already means another restaurant. */
export async function keepSpelling(sql: Queryable, restaurant: number, place: PlaceIdentity): Promise<void> {
  const { key, spelling, nameKey, addressKey, regionCode } = place
  await sql.query(
    `INSERT INTO restaurant_aliases (restaurant_id, key, spelling, name_key, region_id, address_key, evidence)
     VALUES ($1, $2, $3, $4, (SELECT g.id FROM regions g WHERE g.code = $5), nullif($6, ''), 'person')
     ON CONFLICT (key) DO NOTHING`,
    [restaurant, key, spelling, nameKey, regionCode, addressKey],
  )
}

/** Those without visits. */
export async function dropTypedSpellings(sql: Queryable, restaurant: number): Promise<void> {
  await sql.query(
    `DELETE FROM restaurant_aliases a WHERE a.restaurant_id = $1 AND a.evidence = 'person'
       AND NOT EXISTS (SELECT FROM visits v WHERE v.alias_id = a.id)`,
    [restaurant],
  )
}
