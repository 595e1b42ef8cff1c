import type { Pool } from 'pg'
import { displayRegion } from '@/domain/region/regionNames'
import { CURRENT_REGIONS } from '@/domain/region/regions'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { restaurantTitle } from '@/domain/place/keys/placeIdentity'
import { configureBulkLoad } from '@/infra/database/bulkLoad'
import { transaction } from '@/infra/database/pool'
import { refreshAll } from '@/server/rankings/refreshRankings'
import { pick, seededRandom } from './random'
import { restaurantName, streetAddress } from './restaurantNames'

const CHUNK = 20_000

const INSERT = `
  INSERT INTO restaurants (title, name, branch, category, sub_category, address, region_id, latitude, longitude)
  SELECT n.title, n.name, n.branch, n.category::enum_restaurants_category, n.kind, n.address,
    g.id, n.latitude, n.longitude
  FROM jsonb_to_recordset($1::jsonb)
    AS n (title text, name text, branch text, category text, kind text, address text,
      code text, latitude numeric, longitude numeric)
  JOIN regions g ON g.code = n.code`

/** By a hash, so that the random numbers stay those of earlier benchmarks. One place in 300 is for guests. */
const OCCASION = `(CASE WHEN hashint4(r.id * 7) % 300 = 0 THEN 'hospitality'
  ELSE (ARRAY['meeting', 'meeting', 'meeting', 'encouragement', 'supplies', NULL])
    [1 + abs(hashint4(r.id * 31 + nth) % 6)]
  END)::enum_visits_occasion`

/** A few places are visited all the time, most once or twice, one in eight never. */
const VISITS = `
  INSERT INTO visits (restaurant_id, agency_id, spent_at, has_time, amount, headcount, data_source, occasion)
  SELECT r.id, 1 + floor(power(random(), 2) * 400)::int,
    timestamptz '2018-01-01 11:30+09' + floor(power(random(), 0.8) * 2900)::int * interval '1 day'
      + floor(random() * 10)::int * interval '1 hour',
    random() < 0.6, (10 + floor(random() * 400)) * 1000, 2 + floor(random() * 14)::int, 'crawled', ${OCCASION}
  FROM restaurants r
  CROSS JOIN LATERAL generate_series(
    1, LEAST(900, floor(2.2 / power(hashint4(r.id)::float8 / 4294967296.0 + 0.5001, 0.62)) - 2)::int
  ) AS nth`

/** The same visits again, some days later each time, until there are so many. */
const MORE_VISITS = `
  INSERT INTO visits (restaurant_id, agency_id, spent_at, has_time, amount, headcount, data_source, occasion)
  SELECT v.restaurant_id, v.agency_id, v.spent_at - nth * interval '9 days', v.has_time, v.amount + nth * 1000,
    v.headcount, v.data_source, v.occasion
  FROM visits v
  CROSS JOIN generate_series(1, (SELECT ceil($1::float8 / count(*))::int - 1 FROM visits)) AS nth`

/**
 * Fills an empty, migrated database with an invented directory, the same one for the same seed: `rows` restaurants over
 * all districts (large cities have more), about four visits each or as many as make `visits`, and their numbers and
 * ranks.
 */
export async function seedDirectory(
  pool: Pool,
  rows: number,
  { seed = 20261120, visits = 0 }: { seed?: number; visits?: number } = {},
): Promise<void> {
  const random = seededRandom(seed)
  await transaction(pool, async (sql) => {
    await configureBulkLoad(sql)
    await sql.query(`INSERT INTO agencies (name, type) SELECT '기관 ' || n,
      (enum_range(NULL::enum_agencies_type))[1 + n % 8] FROM generate_series(1, 400) n`)
    for (let done = 0; done < rows; done += CHUNK) {
      const chunk = Array.from({ length: Math.min(CHUNK, rows - done) }, () => {
        const { name, branch } = restaurantName(random)
        const region = pick(random, CURRENT_REGIONS, 1.3)
        const mapped = random() < 0.8
        return {
          title: restaurantTitle(name, branch),
          name,
          branch,
          category: /커피|카페|다방|찻집|Cafe|Coffee/.test(name) ? 'cafe' : 'restaurant',
          kind: classifyPlace(name).subCategory,
          address: `${displayRegion(region)} ${streetAddress(random)}`,
          code: region.code,
          latitude: mapped ? 34 + random() * 4 : null,
          longitude: mapped ? 126 + random() * 3 : null,
        }
      })
      await sql.query(INSERT, [JSON.stringify(chunk)])
    }
    await sql.query('SELECT setseed(0.42)')
    await sql.query(VISITS)
    await sql.query(MORE_VISITS, [visits])
    // No one else sees these rows yet, so nothing has counted them: without this they are planned for as a handful.
    await sql.query('ANALYZE')
    await refreshAll(sql)
  })
  await pool.query('VACUUM ANALYZE')
}
