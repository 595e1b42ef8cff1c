import {
  CHANGES_NAMED,
  type Changes,
  type ChangesQuery,
  changesWindow,
  type DayChanges,
  dayBefore,
  PUBLIC_RESTAURANT_FIELDS,
} from '@/contract/changes'
import { NOTE_ADDED, NOTE_DELETED } from '@/domain/backOffice/activity'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../sqlConditions'

/** `$1` and `$2`: the first and last day in Korea. */
const within = (column: string): string =>
  `${column} >= $1::date::timestamp AT TIME ZONE 'Asia/Seoul'
    AND ${column} < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'`
const dayOf = (column: string): string => `to_char(${column} AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD')`

/** One visit of a file names its institution: files with several are few, and counting them all would read millions. */
const IMPORTS = `
  WITH files AS MATERIALIZED (
    SELECT b.*, ${dayOf('b.created_at')} AS day, EXISTS (
      SELECT FROM import_batches o WHERE o.file_hash = b.file_hash AND o.id < b.id AND o.status = 'undone') AS is_reread
    FROM import_batches b WHERE ${within('b.created_at')}
  ), named AS (
    SELECT DISTINCT f.day, a.id, a.name FROM files f
    CROSS JOIN LATERAL (SELECT agency_id FROM visits v WHERE v.import_batch_id = f.id LIMIT 1) v
    JOIN agencies a ON a.id = v.agency_id JOIN agency_stats s ON s.agency_id = a.id AND s.visit_count > 0
  )
  SELECT day, count(*)::int AS files, sum(visits_made)::int AS visits, sum(restaurants_new)::int AS new_restaurants,
    count(*) FILTER (WHERE is_reread)::int AS reread_files,
    (SELECT COALESCE(json_agg(json_build_object('id', n.id, 'name', n.name) ORDER BY n.name COLLATE "C"), '[]')
      FROM (SELECT * FROM named WHERE named.day = files.day ORDER BY name COLLATE "C" LIMIT ${CHANGES_NAMED}) n
    ) AS agencies
  FROM files GROUP BY day`

const UNDONE = `
  SELECT ${dayOf('undone_at')} AS day, count(*)::int AS undone_files
  FROM import_batches WHERE status = 'undone' AND ${within('undone_at')} GROUP BY 1`

/** Notes of staff about a record change nothing in it. */
const NOTES = [NOTE_ADDED, NOTE_DELETED].map((note) => `'${JSON.stringify(note)}'::jsonb`).join(', ')

/**
 * Of restaurants and visits that are public now. A field that was emptied is not named: that may have been a removal.
 */
const CORRECTIONS = `
  WITH changed AS MATERIALIZED (
    SELECT ${dayOf('l.occurred_at')} AS day, l.id, l.subject_type, l.subject_id, l.after FROM audit_log l
    WHERE l.event = 'record_updated' AND l.subject_type IN ('restaurant', 'visit', 'agency')
      AND ${within('l.occurred_at')} AND coalesce(l.after, '{}') NOT IN (${NOTES})
  ), fields AS (
    SELECT c.day, r.id, r.title, max(c.id) AS newest, array_agg(DISTINCT f.key ORDER BY f.key) AS fields
    FROM changed c JOIN restaurants r ON c.subject_type = 'restaurant' AND r.id = c.subject_id
      AND ${visible('restaurants', 'r')}
    CROSS JOIN LATERAL jsonb_each(c.after) f
    WHERE f.key = ANY ($3) AND f.value <> 'null'::jsonb
    GROUP BY c.day, r.id, r.title
  ), visits_of AS (
    SELECT c.day, count(DISTINCT v.id)::int AS n FROM changed c
    JOIN visits v ON c.subject_type = 'visit' AND v.id = c.subject_id
    JOIN restaurants r ON r.id = v.restaurant_id AND ${visible('restaurants', 'r')} GROUP BY 1
  ), agencies_of AS (
    SELECT c.day, count(DISTINCT a.id)::int AS n FROM changed c
    JOIN agencies a ON c.subject_type = 'agency' AND a.id = c.subject_id
    JOIN agency_stats s ON s.agency_id = a.id AND s.visit_count > 0 GROUP BY 1
  )
  SELECT d.day, (SELECT count(*)::int FROM fields f WHERE f.day = d.day) AS restaurants,
    COALESCE(v.n, 0) AS visits, COALESCE(a.n, 0) AS agencies,
    (SELECT COALESCE(json_agg(json_build_object('id', f.id, 'title', f.title, 'fields', f.fields)
        ORDER BY f.newest DESC), '[]')
      FROM (SELECT * FROM fields WHERE fields.day = d.day ORDER BY newest DESC LIMIT ${CHANGES_NAMED}) f) AS places
  FROM (SELECT day FROM fields UNION SELECT day FROM visits_of UNION SELECT day FROM agencies_of) d
  LEFT JOIN visits_of v ON v.day = d.day LEFT JOIN agencies_of a ON a.day = d.day`

/** A merge whose survivor is hidden is counted, but not named. */
const MERGES = `
  WITH merged AS MATERIALIZED (
    SELECT m.*, ${dayOf('m.created_at')} AS day FROM restaurant_merges m WHERE ${within('m.created_at')}
  ), events AS (
    SELECT day, 1 AS restaurants, 0 AS agencies, 0 AS undone FROM merged
    UNION ALL SELECT ${dayOf('merged_at')}, 0, 1, 0 FROM agency_merges WHERE ${within('merged_at')}
    UNION ALL SELECT ${dayOf('undone_at')}, 0, 0, 1 FROM restaurant_merges WHERE undone AND ${within('undone_at')}
    UNION ALL SELECT ${dayOf('undone_at')}, 0, 0, 1 FROM agency_merges WHERE ${within('undone_at')}
  )
  SELECT day, sum(restaurants)::int AS restaurants, sum(agencies)::int AS agencies, sum(undone)::int AS undone,
    (SELECT COALESCE(json_agg(json_build_object('from_id', p.from_id, 'id', p.id, 'title', p.title)
        ORDER BY p.merge_id DESC), '[]') FROM (
      SELECT m.id AS merge_id, m.from_id, r.id, r.title FROM merged m
      JOIN restaurants r ON r.id = m.into_id AND ${visible('restaurants', 'r')}
      WHERE m.day = events.day AND NOT m.undone ORDER BY m.id DESC LIMIT ${CHANGES_NAMED}) p) AS places
  FROM events GROUP BY day`

const TAKEDOWNS = `
  SELECT ${dayOf('occurred_at')} AS day,
    count(DISTINCT subject_id) FILTER (WHERE subject_type = 'restaurant')::int AS restaurants,
    count(DISTINCT subject_id) FILTER (WHERE subject_type = 'visit')::int AS visits
  FROM audit_log
  WHERE ${within('occurred_at')} AND (
    event = 'record_trashed' AND subject_type = 'restaurant' OR event = 'record_deleted' AND subject_type = 'visit'
    OR event = 'record_updated' AND subject_type = 'restaurant' AND after ->> 'isActive' = 'false')
  GROUP BY 1`

/** Whether an earlier answer could have anything. */
const HAS_EARLIER = `
  SELECT EXISTS (SELECT FROM import_batches WHERE created_at < $1::date::timestamp AT TIME ZONE 'Asia/Seoul')
    OR EXISTS (SELECT FROM audit_log WHERE occurred_at < $1::date::timestamp AT TIME ZONE 'Asia/Seoul'
      AND event = 'record_updated' AND subject_type IN ('restaurant', 'visit', 'agency')) AS yes`

type OfDay<Part> = Part & { day: string }

const NOTHING: Omit<DayChanges, 'day'> = {
  imports: { files: 0, visits: 0, new_restaurants: 0, reread_files: 0, undone_files: 0, agencies: [] },
  corrections: { restaurants: 0, visits: 0, agencies: 0, places: [] },
  merges: { restaurants: 0, agencies: 0, undone: 0, places: [] },
  takedowns: { restaurants: 0, visits: 0 },
}

/** What changed in the public data by day in Korea. Nothing about who changed it or why, nor what was removed. */
export async function listChanges(sql: Queryable, query: ChangesQuery, now: Date): Promise<Changes> {
  const { from, until } = changesWindow(query, now)
  const [imports, undone, corrections, merges, takedowns, earlier] = await Promise.all([
    sql.query<OfDay<Omit<DayChanges['imports'], 'undone_files'>>>(IMPORTS, [from, until]),
    sql.query<OfDay<Pick<DayChanges['imports'], 'undone_files'>>>(UNDONE, [from, until]),
    sql.query<OfDay<DayChanges['corrections']>>(CORRECTIONS, [from, until, PUBLIC_RESTAURANT_FIELDS]),
    sql.query<OfDay<DayChanges['merges']>>(MERGES, [from, until]),
    sql.query<OfDay<DayChanges['takedowns']>>(TAKEDOWNS, [from, until]),
    sql.query<{ yes: boolean }>(HAS_EARLIER, [from]),
  ])
  const days = new Map<string, DayChanges>()
  const add = <Part extends keyof typeof NOTHING>(part: Part, rows: readonly OfDay<Partial<DayChanges[Part]>>[]) => {
    for (const { day, ...found } of rows) {
      const known = days.get(day) ?? { day, ...NOTHING }
      days.set(day, { ...known, [part]: { ...known[part], ...found } })
    }
  }
  add('imports', imports.rows)
  add('imports', undone.rows)
  add('corrections', corrections.rows)
  add('merges', merges.rows)
  add(
    'takedowns',
    takedowns.rows.filter(({ restaurants, visits }) => restaurants + visits > 0),
  )
  const data = [...days.values()].sort((one, other) => (one.day < other.day ? 1 : -1))
  return { from, until, earlier: earlier.rows[0]?.yes ? dayBefore(from) : null, data }
}
