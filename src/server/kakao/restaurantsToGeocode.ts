import type { LinkageTarget } from '@/domain/kakao/scorePlace'
import { markChain } from '@/domain/place/words/chainNamesOfStaff'
import { findByCode } from '@/domain/region/findRegion'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import { readChainNames } from '../words/readChainNames'

export interface RestaurantToGeocode extends LinkageTarget {
  id: number
  pinned: boolean
}

interface Row {
  id: number
  name: string
  branch: string | null
  address: string | null
  region_code: string | null
  pinned: boolean
  visits: number
}

const CHECKED_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000
const PAGE_SIZE = 200

/** Keyset paging: rows filled by the run leave the condition, which would shift an OFFSET. */
const NEXT = `
  SELECT r.id, r.name, NULLIF(r.branch, '') AS branch, NULLIF(r.address, '') AS address, g.code AS region_code,
    r.latitude IS NOT NULL AND r.longitude IS NOT NULL AS pinned, COALESCE(s.visit_count, 0) AS visits
  FROM restaurants r
  LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
  LEFT JOIN regions g ON g.id = r.region_id
  WHERE ${visible('restaurants', 'r')}
    AND (NULLIF(r.address, '') IS NOT NULL OR g.id IS NOT NULL)
    AND (r.latitude IS NULL OR r.longitude IS NULL OR NOT EXISTS (
      SELECT FROM restaurant_sources k WHERE k.restaurant_id = r.id AND k.kind = 'kakao' AND k.checked_at > $1))
    AND ($2::int IS NULL OR (COALESCE(s.visit_count, 0), -r.id) < ($2, -$3::int))
  ORDER BY COALESCE(s.visit_count, 0) DESC, r.id
  LIMIT ${PAGE_SIZE}`

/**
 * Visible ones without coordinates, or not confirmed by Kakao for half a year, most visited first; not those without
 * address and district.
 */
export async function* restaurantsToGeocode(sql: Queryable, now: Date): AsyncGenerator<RestaurantToGeocode, void> {
  const checkedSince = new Date(now.getTime() - CHECKED_DAYS * DAY_MS)
  const chains = await readChainNames(sql)
  let last: Row | undefined
  do {
    const { rows }: { rows: Row[] } = await sql.query<Row>(NEXT, [checkedSince, last?.visits ?? null, last?.id ?? null])
    for (const { id, name, branch, address, region_code: code, pinned } of rows)
      yield markChain<RestaurantToGeocode>(
        { id, name, branch, address, pinned, region: code === null ? null : findByCode(code) },
        chains,
      )
    last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined
  } while (last)
}
