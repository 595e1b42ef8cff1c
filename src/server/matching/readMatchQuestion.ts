import {
  MATCH_ROWS,
  type MatchCandidate,
  type MatchDecisionMade,
  type MatchDetail,
  type MatchOpinion,
  type MatchPlace,
  type MatchRow,
} from '@/domain/linkage/matchQuestion'
import { metresFromHall } from '@/domain/linkage/evidence'
import { readHalls } from '@/server/agencies/readAgency'
import type { Queryable } from '@/infra/database/pool'

const ALIASES_SHOWN = 6

const PLACE = `
  r.id, r.title, r.address, g.sub_add1 AS province, g.sub_add2 AS district,
  r.latitude::float8 AS latitude, r.longitude::float8 AS longitude, r.sub_category AS "subCategory",
  s.per_head_median AS "perHead", COALESCE(s.visit_count, 0) AS "visitCount",
  COALESCE(s.agency_count, 0) AS "agencyCount", s.first_visit::text AS "firstVisit", s.last_visit::text AS "lastVisit",
  r.closed_on AS "closedOn",
  ARRAY(SELECT a.spelling FROM restaurant_aliases a WHERE a.restaurant_id = r.id ORDER BY a.id LIMIT ${ALIASES_SHOWN})
    AS aliases`
const PLACE_JOINS = `
  LEFT JOIN regions g ON g.id = r.region_id
  LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''`

const OWN = `SELECT ${PLACE} FROM restaurants r ${PLACE_JOINS} WHERE r.id = $1`

/** Still available, most likely first. */
const CANDIDATES = `
  SELECT ${PLACE}, q.id AS review, q.confidence::float8 AS confidence, q.evidence,
    shared.agencies AS "sharedAgencies", shared.visits AS "sharedVisits",
    CASE WHEN r.closed_on IS NULL THEN 0 ELSE
      (SELECT count(*)::int FROM visits v WHERE v.restaurant_id = $2 AND v.spent_at > r.closed_on) END
      AS "visitsAfterClosing"
  FROM match_reviews q JOIN restaurants r ON r.id = q.candidate_id ${PLACE_JOINS}
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT v.agency_id)::int AS agencies, count(*)::int AS visits FROM visits v
    WHERE v.restaurant_id = r.id
      AND v.agency_id IN (SELECT o.agency_id FROM visits o WHERE o.restaurant_id = $2)) shared
  WHERE q.alias_id = $1 AND r.id <> $2 AND r.merged_into_id IS NULL AND r.deleted_at IS NULL
  ORDER BY q.confidence DESC, q.id`

const AGENCIES = `
  SELECT coalesce(array_agg(DISTINCT agency_id), '{}') AS agencies FROM visits WHERE restaurant_id = $1`

const ROWS = `
  SELECT v.id, v.spent_at AS "spentAt", a.name AS agency, d.name AS department,
    COALESCE(l.spelling, r.title) AS spelling, v.headcount::int AS headcount,
    COALESCE(v.amount, v.split_amount)::float8 AS amount
  FROM visits v JOIN agencies a ON a.id = v.agency_id LEFT JOIN departments d ON d.id = v.department_id
  LEFT JOIN restaurant_aliases l ON l.id = v.alias_id JOIN restaurants r ON r.id = v.restaurant_id
  WHERE v.restaurant_id = $1 ORDER BY v.spent_at DESC, v.id DESC LIMIT ${MATCH_ROWS}`

const OPINIONS = `
  SELECT o.user_id AS reviewer, COALESCE(u.nickname, '') AS nickname, o.choice, o.target_id AS target
  FROM match_opinions o JOIN users u ON u.id = o.user_id WHERE o.alias_id = $1 ORDER BY o.given_at, o.user_id`

const DECIDED = `
  SELECT d.choice, d.target_id AS target, r.title AS "targetTitle", u.nickname AS by, d.decided_at AS at
  FROM match_decisions d LEFT JOIN restaurants r ON r.id = d.target_id LEFT JOIN users u ON u.id = d.decided_by_id
  WHERE d.alias_id = $1 AND d.undone_at IS NULL`

export async function readMatchQuestion(
  sql: Queryable,
  { alias, restaurant }: { alias: number; restaurant: number },
): Promise<MatchDetail> {
  const [own, candidates, wrote, rows, opinions, decided] = await Promise.all([
    sql.query<MatchPlace>(OWN, [restaurant]),
    sql.query<Omit<MatchCandidate, 'hallMetres'>>(CANDIDATES, [alias, restaurant]),
    sql.query<{ agencies: number[] }>(AGENCIES, [restaurant]),
    sql.query<MatchRow>(ROWS, [restaurant]),
    sql.query<MatchOpinion>(OPINIONS, [alias]),
    sql.query<MatchDecisionMade>(DECIDED, [alias]),
  ])
  const [place] = own.rows
  if (!place) throw new Error('a spelling has no restaurant')
  const halls = [
    ...(
      await readHalls(
        sql,
        wrote.rows.flatMap(({ agencies }) => agencies),
      )
    ).values(),
  ]
  const hallMetres = (candidate: MatchPlace): number | null => {
    const known = halls.flatMap((hall) => metresFromHall(hall, candidate) ?? [])
    return known.length ? Math.min(...known) : null
  }
  return {
    own: place,
    candidates: candidates.rows.map((candidate) => ({ ...candidate, hallMetres: hallMetres(candidate) })),
    rows: rows.rows,
    opinions: opinions.rows,
    decided: decided.rows[0] ?? null,
  }
}
