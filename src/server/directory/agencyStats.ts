import type { Queryable } from '@/infra/database/pool'

const COUNTED = `
  SELECT count(*)::int AS counted FROM agency_stats s WHERE s.agency_id = ANY ($1::int[])
    AND NOT EXISTS (SELECT FROM stale_agencies x WHERE x.agency_id = s.agency_id)`

/** Those in `agency_stats` and `agency_places` are current. */
export async function areAgenciesCounted(sql: Queryable, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql.query<{ counted: number }>(COUNTED, [ids])
  return rows[0]?.counted === new Set(ids).size
}

/** Precomputed, by restaurant. */
const kept = (agency: string): string => `
    SELECT restaurant_id, visit_count, total_amount, per_head_median, last_visit FROM agency_places
    WHERE agency_id = ${agency}::int`

/** Now, for a year or all time. */
const counted = (agency: string, year: string | null): string => `
    SELECT v.restaurant_id, count(*)::int AS visit_count, COALESCE(sum(v.amount), 0)::bigint AS total_amount,
      LEAST(round((percentile_cont(0.5) WITHIN GROUP (
        ORDER BY CASE WHEN v.headcount > 0 THEN v.amount::float8 / v.headcount::float8 END
      ))::numeric), 2147483647)::int AS per_head_median,
      max((v.spent_at AT TIME ZONE 'Asia/Seoul')::date) AS last_visit
    FROM visits v WHERE v.agency_id = ${agency}::int ${year === null ? '' : inYear(year)}
    GROUP BY v.restaurant_id`

/**
 * Replaces `restaurant_stats` with one institution's figures; conditions on `restaurant_id` use its index. Ratings stay
 * the restaurant's. `agency`, `year`: placeholders. `isCounted`: see `areAgenciesCounted`
 */
export const agencyStats = (agency: string, year: string | null, isCounted: boolean): string => `(
  SELECT w.restaurant_id, w.year, w.agency_type, w.region_code, w.province, w.category, w.sub_category, w.title,
    w.is_active, w.used_for,
    own.visit_count, 1 AS agency_count, own.total_amount, own.per_head_median, own.last_visit,
    w.avg_rating, w.review_count, w.rating_score
  FROM (${isCounted && year === null ? kept(agency) : counted(agency, year)}
  ) own JOIN restaurant_stats w ON w.restaurant_id = own.restaurant_id AND w.year = 0 AND w.agency_type = ''
)`

const inYear = (year: string): string => `
  AND v.spent_at >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Asia/Seoul')
  AND v.spent_at < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'Asia/Seoul')`
