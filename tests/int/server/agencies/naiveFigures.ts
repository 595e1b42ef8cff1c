import type { Queryable } from '@/infra/database/pool'

interface VisitRow {
  restaurant: number
  department: string | null
  day: string
  weekday: number
  hour: number
  has_time: boolean
  amount: number | null
  headcount: number | null
}

const VISITS = `
  SELECT v.restaurant_id AS restaurant, d.name AS department, v.has_time, v.amount, v.headcount,
    to_char(v.spent_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD') AS day,
    to_char(v.spent_at AT TIME ZONE 'Asia/Seoul', 'ID')::int AS weekday,
    to_char(v.spent_at AT TIME ZONE 'Asia/Seoul', 'HH24')::int AS hour
  FROM visits v JOIN restaurants r ON r.id = v.restaurant_id LEFT JOIN departments d ON d.id = v.department_id
  WHERE v.agency_id = $1 AND r.is_active AND r.deleted_at IS NULL AND r.merged_into_id IS NULL`

const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, one) => all + (one ?? 0), 0)
const median = (numbers: readonly number[]): number | null => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const at = (index: number): number => sorted[index] ?? 0
  return sorted.length ? (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2 : null
}
const countBy = <T>(rows: readonly T[], key: (row: T) => string | null): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const row of rows) {
    const name = key(row)
    if (name !== null) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The figures of an agency by a naive count in TypeScript, instead of the service's SQL. */
export async function naiveFigures(sql: Queryable, agency: number) {
  const { rows } = await sql.query<VisitRow>(VISITS, [agency])
  const days = rows.map(({ day }) => day).sort()
  const eaten = rows.flatMap(({ amount, headcount }) => (headcount && amount !== null ? [amount / headcount] : []))
  return {
    visit_count: rows.length,
    restaurant_count: new Set(rows.map(({ restaurant }) => restaurant)).size,
    total_amount: sum(rows.map(({ amount }) => amount)),
    headcount_total: sum(rows.map(({ headcount }) => headcount)),
    time_unknown_count: rows.filter(({ has_time }) => !has_time).length,
    first_visit: days[0] ?? null,
    last_visit: days.at(-1) ?? null,
    median: median(eaten),
    months: countBy(rows, ({ day }) => day.slice(0, 7)),
    hours: countBy(rows, ({ has_time, weekday, hour }) => (has_time ? `${weekday} ${hour}` : null)),
    departments: countBy(rows, ({ department }) => department),
    places: countBy(rows, ({ restaurant }) => String(restaurant)),
  }
}
