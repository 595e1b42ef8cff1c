import type { Pool } from 'pg'
import { FILE_ROWS } from './expenseFile'
import { NOTICE } from './forms'
import type { Work } from './prepare'

interface Check {
  what: string
  sql: string
  values: (work: Work, run: string) => unknown[]
  expected: (work: Work) => number
}

/** Of the file, rows that became visits or are known by reason not to be any. */
const ROWS_ACCOUNTED_FOR = `
  SELECT (counts->>'ok')::int + (counts->>'error')::int + (counts->>'skip')::int AS n FROM uploads
  WHERE status = 'imported' AND file_name LIKE '%' || $1 || '%'`

const CHECKS: Check[] = [
  {
    what: 'reports closed with a reason',
    sql: `SELECT count(*)::int AS n FROM reports r JOIN report_resolutions d ON d.id = r.resolution_id
      WHERE r.id = ANY ($1::int[]) AND r.status <> 'pending' AND d.reason <> ''`,
    values: ({ reports }) => [reports],
    expected: ({ reports }) => reports.length,
  },
  {
    what: 'questions answered',
    sql: `SELECT count(*)::int AS n FROM match_decisions WHERE alias_id = ANY ($1::int[]) AND undone_at IS NULL`,
    values: ({ aliases }) => [aliases],
    expected: ({ aliases }) => aliases.length,
  },
  {
    what: 'rows accounted for',
    sql: ROWS_ACCOUNTED_FOR,
    values: (_, run) => [institutionOf(run)],
    expected: () => FILE_ROWS,
  },
  {
    what: 'restaurants corrected',
    sql: `SELECT count(*)::int AS n FROM restaurants r
      JOIN unnest($1::int[], $2::text[]) AS c (id, phone) ON c.id = r.id AND c.phone = r.phone`,
    values: ({ corrections }) => [corrections.map(({ id }) => id), corrections.map(({ phone }) => phone)],
    expected: ({ corrections }) => corrections.length,
  },
  {
    what: 'notices published',
    sql: `SELECT count(*)::int AS n FROM posts WHERE board = 'notice' AND title = $1 AND status = 'published'`,
    values: (_, run) => [`${NOTICE.title} ${run}`],
    expected: () => 1,
  },
]

/** Whose month a run uploads. */
export const institutionOf = (run: string): string => (run === 'desk' ? '가온구청' : '나래구청')

/** What the stories left undone, in words: empty when all of it is in the database. */
export async function findUndone(pool: Pool, work: Work, run: string): Promise<string[]> {
  const undone: string[] = []
  for (const { what, sql, values, expected } of CHECKS) {
    const { rows } = await pool.query<{ n: number }>(sql, values(work, run))
    const [found, wanted] = [rows[0]?.n ?? 0, expected(work)]
    if (found !== wanted) undone.push(`${run}: ${found} of ${wanted} ${what}`)
  }
  return undone
}
