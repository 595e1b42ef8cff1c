import type { Queryable } from '@/infra/database/pool'

export interface MemberContentCounts {
  reviews: number
  favorites: number
}

/** What would stay anonymously, and what would be deleted, including trash. */
export async function countMemberContent(sql: Queryable, userId: number): Promise<MemberContentCounts> {
  const { rows } = await sql.query<MemberContentCounts>(
    `SELECT (SELECT count(*) FROM reviews WHERE user_id = $1 AND deleted_at IS NULL)::int AS reviews,
       (SELECT count(*) FROM favorites WHERE user_id = $1)::int AS favorites`,
    [userId],
  )
  return rows[0] ?? { reviews: 0, favorites: 0 }
}
