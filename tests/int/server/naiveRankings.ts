import { OCCASION_FACETS, usedFor } from '@/domain/expense/occasions'
import type { Occasion } from '@/domain/expense/codes'
import type { Queryable } from '@/infra/database/pool'

interface VisitRow {
  restaurant_id: number
  agency_id: number
  type: string
  year: number
  month: string
  day: string
  has_time: boolean
  amount: number | null
  headcount: number | null
  occasion: Occasion | null
}
interface PlaceRow {
  id: number
  region_code: string | null
  province: string | null
  category: string
  is_active: boolean
}

/** The statistics by a naive count, one restaurant at a time, in TypeScript instead of the service's SQL. */
export async function naiveStats(sql: Queryable) {
  const { rows: places } = await sql.query<PlaceRow>(`
    SELECT r.id, g.code AS region_code, g.sub_add1 AS province, r.category::text,
      r.is_active AND r.deleted_at IS NULL AND r.merged_into_id IS NULL AS is_active
    FROM restaurants r LEFT JOIN regions g ON g.id = r.region_id ORDER BY r.id`)
  const { rows: visits } = await sql.query<VisitRow>(`
    SELECT v.restaurant_id, v.agency_id, a.type::text, has_time, amount, headcount, occasion,
      to_char(spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY')::int AS year,
      to_char(spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-01') AS month,
      to_char(spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day
    FROM visits v JOIN agencies a ON a.id = v.agency_id`)
  const figures = places.flatMap((place) => {
    const own = visits.filter((visit) => visit.restaurant_id === place.id)
    const used_for = naiveUses(own)
    return [0, ...new Set(own.map(({ year }) => year))].sort().flatMap((year) =>
      ['', ...new Set(own.map(({ type }) => type))].sort().flatMap((type) => {
        const these = own.filter((visit) => (year === 0 || visit.year === year) && (type === '' || visit.type === type))
        return these.length || (year === 0 && type === '') ? [{ ...place, used_for, year, type, ...count(these) }] : []
      }),
    )
  })
  const months = places.flatMap(({ id }) => {
    const own = visits.filter((visit) => visit.restaurant_id === id)
    return [...new Set(own.map(({ month }) => month))].sort().map((month) => {
      const these = own.filter((visit) => visit.month === month)
      return {
        restaurant_id: id,
        month,
        visit_count: these.length,
        total_amount: sum(these.map(({ amount }) => amount)),
      }
    })
  })
  return { figures, months, ranks: naiveRanks(figures.filter(({ year, type }) => year === 0 && type === '')) }
}

/** By the pure rule, in the order of the codes. */
function naiveUses(visits: VisitRow[]): string[] | null {
  const counts = [...new Set(visits.map(({ occasion }) => occasion))].flatMap((occasion) =>
    occasion === null ? [] : [{ occasion, visit_count: visits.filter((visit) => visit.occasion === occasion).length }],
  )
  const used = new Set(usedFor(counts).map(({ occasion }) => occasion))
  return used.size === 0 ? null : OCCASION_FACETS.filter((code) => used.has(code))
}

const sum = (values: (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0)

function count(visits: VisitRow[]) {
  const perHead = visits
    .flatMap(({ amount, headcount }) => (amount !== null && headcount ? [amount / headcount] : []))
    .sort((a, b) => a - b)
  const middle = (perHead.length - 1) / 2
  const median = perHead.length ? ((perHead[Math.floor(middle)] ?? 0) + (perHead[Math.ceil(middle)] ?? 0)) / 2 : null
  const days = visits.map(({ day }) => day).sort()
  return {
    visit_count: visits.length,
    agency_count: new Set(visits.map(({ agency_id }) => agency_id)).size,
    total_amount: sum(visits.map(({ amount }) => amount)),
    headcount_total: sum(visits.map(({ headcount }) => headcount)),
    time_unknown_count: visits.filter(({ has_time }) => !has_time).length,
    median,
    first_visit: days[0] ?? null,
    last_visit: days.at(-1) ?? null,
  }
}

type Whole = PlaceRow & { visit_count: number; agency_count: number }

function naiveRanks(places: Whole[]) {
  const ranked = places.filter(({ is_active, visit_count }) => is_active && visit_count > 0)
  const rankIn = (place: Whole, others: Whole[]) =>
    1 +
    others.filter(
      (o) =>
        o.visit_count > place.visit_count ||
        (o.visit_count === place.visit_count && o.agency_count > place.agency_count),
    ).length
  return ranked.map((place) => ({
    id: place.id,
    national: rankIn(place, ranked),
    province:
      place.province &&
      rankIn(
        place,
        ranked.filter(({ province }) => province === place.province),
      ),
    region:
      place.region_code &&
      rankIn(
        place,
        ranked.filter(({ region_code }) => region_code === place.region_code),
      ),
  }))
}
