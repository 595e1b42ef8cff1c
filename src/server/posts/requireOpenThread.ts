import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'

interface Thread {
  post: number
  parent: number | null
}

/** Both rows stay key-locked until the caller's transaction ends. */
export async function requireOpenThread(sql: Queryable, { post, parent }: Thread): Promise<Result> {
  const open = await sql.query(`SELECT FROM posts WHERE id = $1 AND ${visible('posts')} FOR KEY SHARE`, [post])
  if (!open.rowCount) return fail({ code: 'post-not-found', params: {} })
  if (parent === null) return ok()
  const answered = await sql.query(
    `SELECT FROM comments WHERE id = $1 AND post_id = $2 AND ${visible('comments')} FOR KEY SHARE`,
    [parent, post],
  )
  return answered.rowCount ? ok() : fail({ code: 'comment-not-found', params: {} })
}
