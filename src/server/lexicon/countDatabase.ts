import { categoryOf } from '@/domain/licence/categoryFromBusinessType'
import type { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import type { Queryable } from '@/infra/database/pool'

interface Counted {
  name: string
  branch: string | null
  district: string | null
  type: string | null
  count: number
}

/** By number of addresses; with closed places, because old records name them. */
const LICENCES = `
  SELECT l.name, l.branch, g.code AS district, l.business_type AS type,
    count(DISTINCT coalesce(nullif(l.lot_key, ''), nullif(l.road_key, ''), l.id::text))::int AS count
  FROM licences l LEFT JOIN regions g ON g.id = l.region_id GROUP BY 1, 2, 3, 4`

const VISITED = `
  SELECT r.name, r.branch, g.code AS district, NULL AS type, sum(s.visit_count)::int AS count
  FROM restaurants r
  JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = '' AND s.visit_count > 0
  LEFT JOIN regions g ON g.id = r.region_id
  WHERE r.deleted_at IS NULL AND r.merged_into_id IS NULL GROUP BY 1, 2, 3`

const BATCH = 10_000

/** Through a cursor. `sql`: inside a transaction */
export async function countDatabase(sql: Queryable, builder: LexiconBuilder): Promise<void> {
  await each(sql, LICENCES, ({ name, branch, district, type, count }) => {
    if (categoryOf(type)) builder.addPlace(name, branch, 'addresses', count, district)
  })
  await each(sql, VISITED, ({ name, branch, district, count }) =>
    builder.addPlace(name, branch, 'visits', count, district),
  )
}

async function each(sql: Queryable, query: string, add: (row: Counted) => void): Promise<void> {
  await sql.query(`DECLARE counted_names NO SCROLL CURSOR FOR ${query}`)
  for (;;) {
    const { rows } = await sql.query<Counted>(`FETCH ${BATCH} FROM counted_names`)
    if (!rows.length) break
    rows.forEach(add)
  }
  await sql.query('CLOSE counted_names')
}
