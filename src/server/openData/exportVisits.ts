import type { AgencyVisitsQuery } from '@/contract/agencies'
import type { Visit } from '@/contract/directory'
import { OPEN_DATA_BLOCK, OPEN_DATA_ROWS_MAX } from '@/domain/openData'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { Parameters } from '@/infra/database/statements'
import { visible } from '@/server/sqlConditions'
import { VISIT_COLUMNS, VISIT_JOINS } from '../directory/listVisits'
import { chunked } from './chunked'

type ExportedVisit = Omit<Visit, 'source'> & {
  restaurant_id: number
  restaurant: string
  agency_id: number
} & { [Part in keyof Visit['source'] as `source_${Part}`]: Visit['source'][Part] }

type VisitRow = Visit & Pick<ExportedVisit, 'restaurant_id' | 'restaurant' | 'agency_id'>

const SELECT = `SELECT ${VISIT_COLUMNS}, v.restaurant_id, r.title AS restaurant, v.agency_id`
const JOINS = `JOIN restaurants r ON r.id = v.restaurant_id AND ${visible('restaurants', 'r')} ${VISIT_JOINS}`

const BY_IDS = `${SELECT} FROM unnest($1::int[]) WITH ORDINALITY AS given (id, place)
  JOIN visits v ON v.id = given.id ${JOINS} ORDER BY given.place`

const AFTER = `${SELECT} FROM (SELECT * FROM visits WHERE id > $1 ORDER BY id LIMIT $2) v ${JOINS} ORDER BY v.id`
const LAST_ID = `SELECT max(id) AS last FROM (SELECT id FROM visits WHERE id > $1 ORDER BY id LIMIT $2) v`

const flat = ({ source, ...visit }: VisitRow): ExportedVisit => ({
  ...visit,
  source_title: source.title,
  source_url: source.url,
  source_file: source.file,
  source_sheet: source.sheet,
  source_row: source.row,
})

async function* blocksOf(sql: Queryable, ids: readonly number[]): AsyncGenerator<ExportedVisit[], void> {
  for (const some of chunked(ids, OPEN_DATA_BLOCK)) yield (await sql.query<VisitRow>(BY_IDS, [some])).rows.map(flat)
}

const LACKS: Record<NonNullable<AgencyVisitsQuery['lacks']>, string> = {
  time: 'NOT has_time',
  headcount: 'headcount IS NULL',
  department: 'department_id IS NULL',
}

function ofAgency(
  { agency, from, until, lacks }: { agency: number } & AgencyVisitsQuery,
  parameters: Parameters,
): string {
  const startOf = (month: string): string => `(${parameters.add(`${month}-01`)}::timestamp`
  return [
    `agency_id = ${parameters.add(agency)}`,
    ...(from ? [`spent_at >= ${startOf(from)} AT TIME ZONE 'Asia/Seoul')`] : []),
    ...(until ? [`spent_at < ${startOf(until)} + interval '1 month') AT TIME ZONE 'Asia/Seoul'`] : []),
    ...(lacks ? [LACKS[lacks]] : []),
  ].join(' AND ')
}

/**
 * Public places, newest first, in blocks. Ids are read at once, so that changes neither repeat nor skip rows. Fails if
 * there are more than one file holds.
 */
export async function exportVisits(
  sql: Queryable,
  of: { restaurant: number } | ({ agency: number } & AgencyVisitsQuery),
): Promise<Result<AsyncGenerator<ExportedVisit[], void>>> {
  const parameters = new Parameters()
  const where = 'restaurant' in of ? `restaurant_id = ${parameters.add(of.restaurant)}` : ofAgency(of, parameters)
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM visits WHERE ${where} ORDER BY spent_at DESC, id DESC LIMIT ${OPEN_DATA_ROWS_MAX + 1}`,
    parameters.values,
  )
  if (rows.length > OPEN_DATA_ROWS_MAX) return fail({ code: 'export-too-large', params: { max: OPEN_DATA_ROWS_MAX } })
  return ok(
    blocksOf(
      sql,
      rows.map((row) => row.id),
    ),
  )
}

/** To public places, by id. `sql`: of a transaction with one snapshot */
export async function* allVisits(sql: Queryable, block: number): AsyncGenerator<ExportedVisit[], void> {
  for (let after = 0; ;) {
    const { rows } = await sql.query<VisitRow>(AFTER, [after, block])
    const { rows: ends } = await sql.query<{ last: number | null }>(LAST_ID, [after, block])
    const last = ends[0]?.last ?? null
    if (last === null) return
    yield rows.map(flat)
    after = last
  }
}
