import type { PoolClient } from 'pg'
import { branchKey, nameKey } from '@/domain/place/keys/nameKey'
import { licenceAddressKey } from '@/import/licence/licenceAddress'
import { copyRows, queryInBatches } from '@/infra/database/bulkLoad'

/** Temporary tables are reused within a transaction, so they are truncated rather than recreated. */
const CREATE = `
  CREATE TEMP TABLE IF NOT EXISTS staged_restaurants (
    restaurant_id integer PRIMARY KEY, region_id integer NOT NULL, name_key text NOT NULL, branch_key text NOT NULL,
    address text, address_kind text, address_key text, has_number boolean NOT NULL, phone text NOT NULL
  ) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS restaurants_to_link (id integer PRIMARY KEY) ON COMMIT DROP;
  TRUNCATE staged_restaurants, restaurants_to_link`

interface Row {
  id: number
  region: number
  name: string
  branch: string | null
  address: string | null
  phone: string
}

/** Fields filled from the register are no evidence for a link. Links made by staff stay. */
const PLACES = `
  SELECT r.id, r.region_id AS region, r.name, r.branch,
    CASE WHEN 'address' = ANY (s.filled_fields) AND r.address = COALESCE(l.road_address, l.lot_address) THEN NULL
      ELSE r.address END AS address,
    CASE WHEN 'phone' = ANY (s.filled_fields) AND r.phone = l.phone THEN ''
      ELSE regexp_replace(COALESCE(r.phone, ''), '\\D', '', 'g') END AS phone
  FROM restaurants r
  LEFT JOIN restaurant_sources s ON s.restaurant_id = r.id AND s.kind = 'licence'
  LEFT JOIN licences l ON l.id = s.licence_id
  WHERE r.region_id IS NOT NULL AND r.merged_into_id IS NULL AND r.deleted_at IS NULL
    AND s.evidence IS DISTINCT FROM 'person'`

const BLOCK_ROWS = 5_000

export async function stageRestaurants(sql: PoolClient, ids: readonly number[] | 'all'): Promise<void> {
  await sql.query(CREATE)
  if (ids !== 'all') await sql.query('INSERT INTO restaurants_to_link SELECT DISTINCT unnest($1::int[])', [ids])
  const sought = ids === 'all' ? PLACES : `${PLACES} AND r.id IN (SELECT id FROM restaurants_to_link)`
  for await (const rows of queryInBatches<Row>(sql, sought, BLOCK_ROWS))
    await copyRows(sql, 'COPY staged_restaurants FROM STDIN', rows.map(keysOf))
  await sql.query('ANALYZE staged_restaurants')
}

function keysOf({ id, region, name, branch, address, phone }: Row) {
  const key = licenceAddressKey(address)
  return [
    id,
    region,
    nameKey(name),
    branchKey(branch),
    address,
    key?.kind ?? null,
    key?.text ?? null,
    key?.hasNumber ?? false,
    phone,
  ]
}
