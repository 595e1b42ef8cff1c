import { coverageCalendar } from '@/domain/agency/coverage'
import type { AgencyDetail } from '@/contract/agencies'
import type { Queryable } from '@/infra/database/pool'
import { COUNT_FIGURES } from '../agencyFigures/figuresSql'
import { fillMissingMonths } from '../directory/fillMissingMonths'
import { visible } from '../sqlConditions'
import { resolveMergedAgency } from './readAgency'

type Totals = Pick<
  AgencyDetail,
  | 'visit_count'
  | 'restaurant_count'
  | 'total_amount'
  | 'headcount_total'
  | 'time_unknown_count'
  | 'per_head_median'
  | 'first_visit'
  | 'last_visit'
>
/** With ids instead of names. */
type Figures = Pick<AgencyDetail, 'months' | 'hours' | 'per_head' | 'department_count' | 'source_count'> & {
  /** not in figures that were counted by an earlier version */
  occasions?: AgencyDetail['occasions']
  places: object[]
  departments: object[]
  sources: object[]
  imported: string[]
}
type Counted = Totals & { figures: Figures }
type Facts = Omit<AgencyDetail, keyof Totals | keyof Figures | 'coverage'> & {
  counted: Counted | null
  is_stale: boolean
  published: string[]
}
type Names = Pick<AgencyDetail, 'places' | 'departments' | 'sources'>

const FACTS = `
  SELECT a.id, a.name, a.type::text, a.source_url, a.homepage, a.hall_address,
    a.hall_latitude::float8, a.hall_longitude::float8, g.code AS region_code, g.sub_add1, g.sub_add2,
    CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'name', p.name) END AS parent,
    ARRAY(SELECT jsonb_array_elements_text(boards) FROM sources WHERE agency_id = a.id AND state = 'active') AS boards,
    row_to_json(s) AS counted,
    EXISTS (SELECT FROM stale_agencies x WHERE x.agency_id = a.id) AS is_stale,
    ARRAY(SELECT to_char(month, 'YYYY-MM') FROM agency_publications WHERE agency_id = a.id) AS published
  FROM agencies a
  LEFT JOIN regions g ON g.id = a.region_id
  LEFT JOIN agencies p ON p.id = a.parent_id
  LEFT JOIN agency_stats s ON s.agency_id = a.id
  WHERE a.id = $1`

const rowsOf = (select: string): string => `(SELECT COALESCE(json_agg(row_to_json(x)), '[]') FROM (${select}) x)`

/** Names may have changed since the figures were computed. */
const NAMES = `
  SELECT ${rowsOf(`
      SELECT r.id, r.title, r.category::text, r.sub_category, r.address, r.latitude, r.longitude,
        g.sub_add1, g.sub_add2,
        p.rank, p.visit_count, p.total_amount, p.per_head_median, p.last_visit
      FROM jsonb_to_recordset($1::jsonb) AS p (id int, rank int, visit_count int, total_amount bigint,
        per_head_median int, last_visit date)
      JOIN restaurants r ON r.id = p.id AND ${visible('restaurants', 'r')} LEFT JOIN regions g ON g.id = r.region_id
      ORDER BY p.rank, r.title COLLATE "C", r.id`)} AS places,
    ${rowsOf(`
      SELECT d.name, p.visit_count, p.total_amount
      FROM jsonb_to_recordset($2::jsonb) AS p (id int, visit_count int, total_amount bigint)
      JOIN departments d ON d.id = p.id ORDER BY p.visit_count DESC, d.name COLLATE "C"`)} AS departments,
    ${rowsOf(`
      SELECT d.title, d.url, p.visit_count, p.last_visit
      FROM jsonb_to_recordset($3::jsonb) AS p (id int, visit_count int, last_visit date)
      JOIN source_documents d ON d.id = p.id ORDER BY p.last_visit DESC, d.id DESC`)} AS sources`

/** With more visits, the last count is shown until the job is done. */
const COUNTED_AT_ONCE = 5_000

const isCountNeeded = ({ counted, is_stale }: Facts): boolean =>
  counted === null || (is_stale && counted.visit_count <= COUNTED_AT_ONCE)

/** A merged one gives the survivor's id, an unknown one null. `now` decides which months are late. */
export async function readAgencyDetail(
  sql: Queryable,
  id: number,
  now: Date,
): Promise<AgencyDetail | { mergedInto: number } | null> {
  const [facts] = (await sql.query<Facts>(FACTS, [id])).rows
  if (!facts) {
    const into = await resolveMergedAgency(sql, id)
    return into === null ? null : { mergedInto: into }
  }
  const counted = isCountNeeded(facts) ? (await sql.query<Counted>(COUNT_FIGURES, [[id]])).rows[0] : facts.counted
  if (!counted) throw new Error('a count has no row')
  const { figures } = counted
  const [names] = (
    await sql.query<Names>(
      NAMES,
      [figures.places, figures.departments, figures.sources].map((rows) => JSON.stringify(rows)),
    )
  ).rows
  if (!names) throw new Error('a list of names has no row')
  return {
    id: facts.id,
    name: facts.name,
    type: facts.type,
    region_code: facts.region_code,
    sub_add1: facts.sub_add1,
    sub_add2: facts.sub_add2,
    source_url: facts.source_url,
    boards: facts.boards,
    homepage: facts.homepage,
    hall_address: facts.hall_address,
    hall_latitude: facts.hall_latitude,
    hall_longitude: facts.hall_longitude,
    parent: facts.parent,
    visit_count: counted.visit_count,
    restaurant_count: counted.restaurant_count,
    total_amount: counted.total_amount,
    headcount_total: counted.headcount_total,
    per_head_median: counted.per_head_median,
    first_visit: counted.first_visit,
    last_visit: counted.last_visit,
    time_unknown_count: counted.time_unknown_count,
    per_head: figures.per_head,
    department_count: figures.department_count,
    source_count: figures.source_count,
    months: fillMissingMonths(figures.months),
    hours: figures.hours,
    occasions: figures.occasions ?? [],
    ...names,
    coverage: coverageCalendar({ imported: figures.imported, published: facts.published }, now),
  }
}
