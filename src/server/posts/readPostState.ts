import type { MyPostState } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { readOwnPost } from './readPost'

const STATE = `
  SELECT EXISTS (SELECT FROM post_likes WHERE post_id = $2 AND user_id = $1) AS liked,
    EXISTS (SELECT FROM reports WHERE post_id = $2 AND reporter_id = $1 AND status = 'pending') AS reported`

/** Their own post in any state, and whether they liked or reported it. */
export async function readPostState(sql: Queryable, member: number, id: number): Promise<MyPostState> {
  const post = await readOwnPost(sql, member, id)
  const { rows } = await sql.query<Omit<MyPostState, 'post'>>(STATE, [member, id])
  return { post, liked: false, reported: false, ...rows[0] }
}
