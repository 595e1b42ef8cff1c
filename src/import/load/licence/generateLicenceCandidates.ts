import type { PoolClient } from 'pg'
import { type ChainNames, markChain } from '@/domain/place/words/placeWords'
import type { LicenceCandidate, LicenceTarget } from '@/import/linkage/selectLicence'
import { queryInBatches } from '@/infra/database/bulkLoad'

/** One query per index; UNION removes repeated pairs. */
const PAIRS = `
  SELECT p.restaurant_id, l.id FROM staged_restaurants p
    JOIN licences l ON l.region_id = p.region_id AND l.name_key = p.name_key
  UNION
  SELECT p.restaurant_id, l.id FROM staged_restaurants p
    JOIN licences l ON l.region_id = p.region_id AND l.lot_key = p.address_key
  WHERE p.has_number AND l.lot_key <> ''
  UNION
  SELECT p.restaurant_id, l.id FROM staged_restaurants p
    JOIN licences l ON l.region_id = p.region_id AND l.road_key = p.address_key
  WHERE p.has_number AND l.road_key <> ''`

/** The register's phone format is uniform, so only the restaurants' side is normalised. */
const BY_PHONE = `
  UNION
  SELECT p.restaurant_id, l.id FROM staged_restaurants p
    JOIN licences l ON l.region_id = p.region_id AND replace(l.phone, '-', '') = p.phone
  WHERE p.phone <> ''`

/** Restaurants whose name (and branch) also exists in another district of the province, where that matters. */
const ELSEWHERE = `
  SELECT p.restaurant_id FROM staged_restaurants p JOIN regions g ON g.id = p.region_id
  WHERE (p.address IS NULL OR p.branch_key = '') AND EXISTS (
    SELECT FROM licences l JOIN regions o ON o.id = l.region_id
    WHERE l.name_key = p.name_key AND o.sub_add1 = g.sub_add1 AND o.id <> g.id AND l.is_open
      AND (p.branch_key = '' OR l.branch_key = p.branch_key))`

const CANDIDATES = (pairs: string): string => `
  SELECT p.restaurant_id AS restaurant, r.name AS "placeName", r.branch AS "placeBranch", p.name_key AS "placeNameKey",
    p.branch_key AS "placeBranchKey", p.address, p.address_kind AS "addressKind", p.address_key AS "addressKey",
    p.has_number AS "hasNumber", p.phone AS "placePhone",
    COALESCE(g.sub_add2, g.sub_add1) AS district, e.restaurant_id IS NOT NULL AS "isElsewhere",
    l.id, l.name, l.branch, l.name_key AS "nameKey", l.branch_key AS "branchKey",
    l.lot_address AS "lotAddress", l.road_address AS "roadAddress", l.lot_key AS "lotKey", l.road_key AS "roadKey",
    l.latitude::float8 AS latitude, l.longitude::float8 AS longitude,
    COALESCE(replace(l.phone, '-', ''), '') AS phone, l.is_open AS "isOpen",
    l.kind IS NOT NULL OR l.business_type IS NOT NULL AS "isRegistered"
  FROM (${pairs}) pairs JOIN staged_restaurants p USING (restaurant_id) JOIN restaurants r ON r.id = p.restaurant_id
  JOIN regions g ON g.id = p.region_id JOIN licences l ON l.id = pairs.id
  LEFT JOIN (${ELSEWHERE}) e ON e.restaurant_id = p.restaurant_id
  ORDER BY p.restaurant_id, l.opened_on DESC NULLS LAST, l.number`

type Row = LicenceCandidate & {
  restaurant: number
  placeName: string
  placeBranch: string | null
  placeNameKey: string
  placeBranchKey: string
  address: string | null
  addressKind: 'lot' | 'road' | null
  addressKey: string | null
  hasNumber: boolean
  placePhone: string
  district: string
  isElsewhere: boolean
}

const BLOCK_ROWS = 5_000

export interface LinkageTask {
  place: LicenceTarget
  candidates: LicenceCandidate[]
}

/** Licences newest first. `chains`: names besides the built-in ones. */
export async function* generateLicenceCandidates(sql: PoolClient, chains: ChainNames): AsyncGenerator<LinkageTask[]> {
  const { rows } = await sql.query<{ any: boolean }>(
    `SELECT EXISTS (SELECT FROM staged_restaurants WHERE phone <> '') AS any`,
  )
  const query = CANDIDATES(rows[0]?.any ? PAIRS + BY_PHONE : PAIRS)
  let open: LinkageTask | null = null
  for await (const block of queryInBatches<Row>(sql, query, BLOCK_ROWS)) {
    const done: LinkageTask[] = []
    for (const row of block) {
      if (open?.place.restaurant !== row.restaurant) {
        if (open) done.push(open)
        open = { place: markChain(placeOf(row), chains), candidates: [] }
      }
      open.candidates.push(row)
    }
    if (done.length > 0) yield done
  }
  if (open) yield [open]
}

const placeOf = (row: Row): LicenceTarget => ({
  restaurant: row.restaurant,
  name: row.placeName,
  branch: row.placeBranch,
  nameKey: row.placeNameKey,
  branchKey: row.placeBranchKey,
  address: row.address,
  addressKey:
    row.addressKind && row.addressKey !== null
      ? { kind: row.addressKind, text: row.addressKey, hasNumber: row.hasNumber }
      : null,
  phone: row.placePhone,
  district: row.district,
  isElsewhere: row.isElsewhere,
})
