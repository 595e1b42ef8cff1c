import type { Profile } from '@/domain/member/profile'
import type { Queryable } from '@/infra/database/pool'

const PROFILE = `
  SELECT u.nickname, u.region, i.email, u.created_at AS "joinedAt", i.user_id IS NOT NULL AS linked
  FROM users u
  LEFT JOIN LATERAL (SELECT * FROM member_identities WHERE user_id = u.id ORDER BY created_at LIMIT 1) i ON true
  WHERE u.id = $1`

interface Row {
  nickname: string
  region: string | null
  email: string | null
  joinedAt: Date
  linked: boolean
}

/** For its owner only; null if deleted. */
export async function readProfile(sql: Queryable, userId: number): Promise<Profile | null> {
  const { rows } = await sql.query<Row>(PROFILE, [userId])
  const [row] = rows
  return row
    ? {
        nickname: row.nickname,
        region: row.region,
        email: row.email,
        joined_at: row.joinedAt.toISOString(),
        provider: row.linked ? 'kakao' : null,
      }
    : null
}
