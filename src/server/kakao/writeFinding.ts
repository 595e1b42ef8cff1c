import type { Pool } from 'pg'
import { kindOf, type ScoredPlace } from '@/domain/kakao/kakaoPlace'
import type { Point } from '@/domain/distance'
import { shopPhone } from '@/domain/place/text/shopPhone'
import { findInAddress } from '@/domain/region/findInAddress'
import { transaction } from '@/infra/database/pool'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { visible } from '../sqlConditions'

interface Filling {
  point: Point
  address: string | null
  phone: string | null
  regionCode: string | null
  category: string | null
  subCategory: string | null
}

/**
 * Fills only empty fields. A kind counts as empty without a subcategory; the category changes only if staff have not
 * edited the row. `updated_at`, staff's last edit, stays.
 */
const FILL = `
  UPDATE restaurants r SET
    address = COALESCE(NULLIF(r.address, ''), $2),
    latitude = CASE WHEN r.latitude IS NULL AND r.longitude IS NULL THEN $3::numeric ELSE r.latitude END,
    longitude = CASE WHEN r.latitude IS NULL AND r.longitude IS NULL THEN $4::numeric ELSE r.longitude END,
    phone = COALESCE(NULLIF(r.phone, ''), $5),
    region_id = COALESCE(r.region_id, (SELECT id FROM regions WHERE code = $6)),
    category = CASE WHEN b.kind_is_free THEN $7::enum_restaurants_category ELSE r.category END,
    sub_category = CASE WHEN b.kind_is_free THEN $8 ELSE r.sub_category END
  FROM (
    SELECT id, region_id, category, sub_category, $8::text IS NOT NULL AND NULLIF(sub_category, '') IS NULL
      AND (category::text = $7 OR (import_batch_id IS NOT NULL AND updated_at = created_at)) AS kind_is_free
    FROM restaurants WHERE id = $1 FOR UPDATE
  ) b
  WHERE r.id = b.id AND ${visible('restaurants', 'r')}
  RETURNING (r.region_id, r.category, r.sub_category)
    IS DISTINCT FROM (b.region_id, b.category, b.sub_category) AS moved`

const SOURCE = `
  INSERT INTO restaurant_sources (restaurant_id, kind, external_id, evidence, confidence, checked_at)
  VALUES ($1, 'kakao', $2, $3, $4, $5)
  ON CONFLICT (restaurant_id, kind) DO UPDATE
  SET external_id = EXCLUDED.external_id, evidence = EXCLUDED.evidence, confidence = EXCLUDED.confidence,
    checked_at = EXCLUDED.checked_at`

/** In its own transaction. `point`: of the address, which the pin should match; null if unknown */
export function writePlace(
  pool: Pool,
  restaurant: number,
  { place, evidence, confidence }: ScoredPlace,
  point: Point | null,
  now: Date,
): Promise<void> {
  const kind = kindOf(place.kind)
  const address = place.roadAddress ?? place.lotAddress
  const filling: Filling = {
    point: point ?? place,
    address,
    phone: shopPhone(place.phone),
    regionCode: (address && findInAddress(address)?.code) || null,
    category: kind?.category ?? null,
    subCategory: kind?.subCategory ?? null,
  }
  return write(pool, restaurant, filling, [place.id, evidence, confidence, now])
}

export function writePoint(pool: Pool, restaurant: number, point: Point): Promise<void> {
  return write(
    pool,
    restaurant,
    { point, address: null, phone: null, regionCode: null, category: null, subCategory: null },
    null,
  )
}

async function write(pool: Pool, restaurant: number, filling: Filling, source: unknown[] | null): Promise<void> {
  const { point, address, phone, regionCode, category, subCategory } = filling
  const values = [restaurant, address, point.latitude, point.longitude, phone, regionCode, category, subCategory]
  await transaction(pool, async (sql) => {
    const { rows } = await sql.query<{ moved: boolean }>(FILL, values)
    const [written] = rows
    // Hidden, trashed or merged since it was read.
    if (!written) return
    if (source) await sql.query(SOURCE, [restaurant, ...source])
    if (written.moved) await refreshRestaurants(sql, [restaurant])
  })
}
