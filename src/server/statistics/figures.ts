import type { StaffStatistics } from '@/domain/statistics/statistics'
import type { Queryable } from '@/infra/database/pool'
import { figureReads } from '../backOffice/dashboard/figures'
import { readSettled } from '../backOffice/settled'
import { readTotals } from '../directory/readStatistics'
import { visible } from '../visibility'

type Figures = Pick<StaffStatistics, 'totals' | 'restaurants' | 'members' | 'reviews' | 'quality'>

/** From so many visits on figures are of the last refresh: counting them takes longer than a screen should. */
const LARGE_DIRECTORY = 200_000

/** Members who signed in in the last 30 days. */
const ACTIVE_MEMBERS = `
  SELECT count(*)::int AS n FROM users WHERE role = 'user' AND last_sign_in_at > now() - interval '30 days'`
const APPROVED_REVIEWS = `SELECT count(*)::int AS n FROM reviews WHERE ${visible('reviews')}`
const QUALITY = `
  SELECT type, count(*)::int AS open FROM quality_issues WHERE NOT is_marked GROUP BY 1 ORDER BY 2 DESC, 1`

const count = async (sql: Queryable, text: string): Promise<number> =>
  (await sql.query<{ n: number }>(text)).rows[0]?.n ?? 0

async function totalsOf(sql: Queryable): Promise<NonNullable<Figures['totals']>> {
  const { restaurant_count, visit_count, region_count, last_visit } = await readTotals(sql)
  return { restaurants: restaurant_count, visits: visit_count, regions: region_count, lastVisit: last_visit }
}

/** Every figure, by a read of its own. */
function reads(sql: Queryable) {
  const figures = figureReads(sql)
  return {
    totals: () => totalsOf(sql),
    restaurants: figures.restaurants,
    members: async () => ({ ...(await figures.members()), active: await count(sql, ACTIVE_MEMBERS) }),
    reviews: async () => {
      const { total } = await figures.reviews()
      const { average } = await figures.rating()
      return { total, average, approved: await count(sql, APPROVED_REVIEWS) }
    },
    quality: async () => (await sql.query<{ type: string; open: number }>(QUALITY)).rows,
  }
}

/**
 * Keeps the figures of now for `readFigures`.
 * @throws what the database throws: half of them are not kept
 */
export async function keepFigures(sql: Queryable): Promise<void> {
  const { totals, restaurants, members, reviews, quality } = reads(sql)
  const figures: Figures = {
    totals: await totals(),
    restaurants: await restaurants(),
    members: await members(),
    reviews: await reviews(),
    quality: await quality(),
  }
  await sql.query(
    `INSERT INTO statistics_figures (figures) VALUES ($1)
     ON CONFLICT (single) DO UPDATE SET figures = EXCLUDED.figures`,
    [JSON.stringify(figures)],
  )
}

/** The figures of the whole: of now, and in a large directory of the last refresh. */
export async function readFigures(sql: Queryable): Promise<Figures> {
  const { rows } = await sql.query<{ figures: Figures }>(
    `SELECT figures FROM statistics_figures WHERE (figures->'totals'->>'visits')::int >= $1`,
    [LARGE_DIRECTORY],
  )
  return rows[0]?.figures ?? readSettled(reads(sql))
}
