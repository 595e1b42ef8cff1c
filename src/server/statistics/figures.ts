import type { StaffStatistics } from '@/contract/statistics'
import type { Queryable } from '@/infra/database/pool'
import { figureReads } from '../backOffice/dashboard'
import { readTotals } from '../directory/regions'
import { visible } from '../sqlConditions'

type Figures = Pick<StaffStatistics, 'refreshedAt' | 'totals' | 'restaurants' | 'members' | 'reviews' | 'quality'>

const NOT_COUNTED: Figures = {
  refreshedAt: null,
  totals: null,
  restaurants: null,
  members: null,
  reviews: null,
  quality: null,
}

/** Increases with every import and every undo. */
const IMPORTS = 'SELECT (count(*) + count(undone_at))::int AS n FROM import_batches'

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

/** Of one snapshot, with the imports they include. Throws database errors; partial figures are not stored. */
export async function saveFigures(sql: Queryable): Promise<void> {
  // A new object, because this connection's `cacheIfLarge` entries belong to another snapshot.
  const reads = figureReads({ query: (text, values) => sql.query(text, values) })
  const { total } = await reads.reviews()
  const { average } = await reads.rating()
  const figures: Omit<Figures, 'refreshedAt'> = {
    totals: await totalsOf(sql),
    restaurants: await reads.restaurants(),
    members: { ...(await reads.members()), active: await count(sql, ACTIVE_MEMBERS) },
    reviews: { total, average, approved: await count(sql, APPROVED_REVIEWS) },
    quality: (await sql.query<{ type: string; open: number }>(QUALITY)).rows,
  }
  await sql.query(
    `INSERT INTO statistics_figures (figures) VALUES ($1::jsonb || jsonb_build_object('refreshedAt', now()))
     ON CONFLICT (single) DO UPDATE SET figures = EXCLUDED.figures`,
    [JSON.stringify({ ...figures, imports: await count(sql, IMPORTS) })],
  )
}

/** With their time, which also applies to months and breakdowns. */
export async function readFigures(sql: Queryable): Promise<Figures> {
  const { rows } = await sql.query<{ figures: Figures }>(
    `SELECT figures - 'imports' AS figures FROM statistics_figures`,
  )
  return { ...NOT_COUNTED, ...rows[0]?.figures }
}

/** Compares counts, because an import that started before the last refresh may commit after it. */
export async function areImportsMissing(sql: Queryable): Promise<boolean> {
  const { rows } = await sql.query<{ missing: boolean }>(
    `SELECT (SELECT (figures->>'imports')::int FROM statistics_figures) IS DISTINCT FROM (${IMPORTS}) AS missing`,
  )
  return rows[0]?.missing ?? true
}
