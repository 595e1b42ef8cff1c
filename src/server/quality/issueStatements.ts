import { AMOUNT_MAX_WON, HEADCOUNT_MAX } from '@/domain/expense/limits'
import {
  type OwnType,
  type QualityType,
  ADDRESS_MARKER,
  FIRST_EXPENSE_DAY,
  OUTSIDE_DEGREES,
  SHARED_NAMES_MAX,
  SILENT_MONTHS,
  SILENT_VISITS_MIN,
  STALE_MONTHS,
} from '@/domain/quality'

/** Restaurants that can still be fixed, public or not. */
const LIVE = 'r.deleted_at IS NULL AND r.merged_into_id IS NULL'

const COLUMNS = (group = 'NULL::text', detail = `'{}'::jsonb`): string =>
  `SELECT 'restaurant' AS subject_type, r.id AS subject_id, ${group} AS group_key, ${detail} AS detail`

/** `$1` lists some restaurants, or is null for all. */
const own = (condition: string, joins = '', detail?: string): string =>
  `${COLUMNS(undefined, detail)} FROM restaurants r ${joins}
   WHERE ${LIVE} AND ($1::int[] IS NULL OR r.id = ANY ($1::int[])) AND (${condition})`

const LONG_AGO = (day: string): string => `(${day} IS NULL OR ${day} < now() - interval '${STALE_MONTHS} months')`

/**
 * `$2`: boundaries as {code, polygon}; districts with islands have several. The bounding box settles most points a
 * hundred times faster than the polygon.
 */
const OUTSIDE = `
  WITH boundaries AS MATERIALIZED (
    SELECT code, area, box((box(area))[0] + point(${OUTSIDE_DEGREES}, ${OUTSIDE_DEGREES}),
      (box(area))[1] - point(${OUTSIDE_DEGREES}, ${OUTSIDE_DEGREES})) AS grown
    FROM (SELECT code, polygon::polygon AS area FROM jsonb_to_recordset($2::jsonb) AS b (code text, polygon text)) b
  )
  ${COLUMNS()}
  FROM restaurants r JOIN regions g ON g.id = r.region_id
  CROSS JOIN LATERAL (SELECT point(r.longitude::float8, r.latitude::float8) AS at) p
  WHERE ${LIVE} AND ($1::int[] IS NULL OR r.id = ANY ($1::int[]))
    AND r.latitude IS NOT NULL AND r.longitude IS NOT NULL AND g.code IN (SELECT code FROM boundaries)
    AND NOT EXISTS (SELECT FROM boundaries b
      WHERE b.code = g.code AND p.at <@ b.grown AND p.at <-> b.area <= ${OUTSIDE_DEGREES})`

/** They depend on the restaurant alone. */
export const OWN_STATEMENTS: Record<OwnType, string> = {
  no_category: own(`coalesce(r.sub_category, '') = ''`),
  incomplete_address: own(`coalesce(r.address, '') = '' OR r.address LIKE '%${ADDRESS_MARKER}%'`),
  no_phone: own(`coalesce(r.phone, '') = ''`),
  no_point: own('r.latitude IS NULL OR r.longitude IS NULL'),
  outside_district: OUTSIDE,
  stale: own(
    `r.is_active AND r.closed_on IS NULL AND ${LONG_AGO('r.verified_on')} AND ${LONG_AGO('r.created_at')}
     AND ${LONG_AGO('s.last_visit')}`,
    `JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''`,
    `jsonb_build_object('lastVisit', s.last_visit)`,
  ),
}

/** Without varying notation: spaces, brackets. */
const STREET = String.raw`regexp_replace(coalesce(r.address, ''), '[\s,.]|\([^)]*\)', '', 'g')`

const NAME = String.raw`lower(regexp_replace(r.title, '\s', '', 'g'))`

const SHARED_ADDRESSES = `
  WITH places AS MATERIALIZED (
    SELECT r.id, r.region_id || '/' || ${STREET} AS place, ${NAME} AS name
    FROM restaurants r WHERE ${LIVE} AND r.region_id IS NOT NULL AND r.address ~ '[0-9]'
  ), shared AS (
    SELECT place, count(DISTINCT name)::int AS names FROM places
    GROUP BY place HAVING count(*) > 1 AND count(DISTINCT name) BETWEEN 2 AND ${SHARED_NAMES_MAX}
  )
  SELECT 'restaurant' AS subject_type, p.id AS subject_id, p.place AS group_key,
    jsonb_build_object('names', s.names) AS detail
  FROM shared s JOIN places p USING (place)`

const FAULTS: Record<string, string> = {
  future: `v.spent_at > now() + interval '1 day'`,
  too_old: `v.spent_at < timestamptz '${FIRST_EXPENSE_DAY} 00:00+09'`,
  amount_low: 'v.amount <= 0',
  amount_high: `v.amount > ${AMOUNT_MAX_WON}`,
  headcount: `v.headcount < 0 OR v.headcount > ${HEADCOUNT_MAX}`,
  suspect_date: `v.flags @> '["suspect_date"]'::jsonb`,
}

const IMPOSSIBLE_VISITS = `
  SELECT 'visit' AS subject_type, v.id AS subject_id, NULL::text AS group_key,
    jsonb_build_object('faults', array_remove(ARRAY[${Object.entries(FAULTS)
      .map(([fault, condition]) => `CASE WHEN ${condition} THEN '${fault}' END`)
      .join(', ')}], NULL)) AS detail
  FROM visits v WHERE ${Object.values(FAULTS).join(' OR ')}`

const ORPHAN_ALIASES = `
  SELECT 'alias' AS subject_type, a.id AS subject_id, NULL::text AS group_key, '{}'::jsonb AS detail
  FROM restaurant_aliases a LEFT JOIN restaurants r ON r.id = a.restaurant_id
  WHERE r.id IS NULL OR r.deleted_at IS NOT NULL OR r.merged_into_id IS NOT NULL`

const SILENT_AGENCIES = `
  SELECT 'agency' AS subject_type, a.agency_id AS subject_id, NULL::text AS group_key,
    jsonb_build_object('lastVisit', a.last_visit, 'visits', a.visits) AS detail
  FROM (SELECT agency_id, count(*)::int AS visits, max(spent_at) AS last_at,
          max((spent_at AT TIME ZONE 'Asia/Seoul')::date) AS last_visit FROM visits GROUP BY 1) a
  WHERE a.visits >= ${SILENT_VISITS_MIN} AND a.last_at < (
    SELECT max(spent_at) FROM visits WHERE spent_at <= now()) - interval '${SILENT_MONTHS} months'`

/** `$3`: results of domain rules */
const GIVEN = `
  SELECT "subjectType" AS subject_type, "subjectId" AS subject_id, "groupKey" AS group_key, detail
  FROM jsonb_to_recordset($3::jsonb) AS g ("subjectType" text, "subjectId" int, "groupKey" text, detail jsonb)`

/** Each selects subject_type, subject_id, group_key and detail. */
export const ISSUE_STATEMENTS: Record<QualityType, string> = {
  ...OWN_STATEMENTS,
  duplicate: GIVEN,
  shared_address: SHARED_ADDRESSES,
  impossible_visit: IMPOSSIBLE_VISITS,
  orphan_alias: ORPHAN_ALIASES,
  silent_agency: SILENT_AGENCIES,
  person_name: GIVEN,
  reading_changed: GIVEN,
}
