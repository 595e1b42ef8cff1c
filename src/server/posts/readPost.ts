import type { OwnPost, Post } from '@/domain/community/postSchemas'
import type { Queryable } from '@/infra/database/pool'
import { OWN_POST, POST_AUTHOR, POST_COLUMNS, VISIBLE_POST } from './postColumns'

const READ = `SELECT ${POST_COLUMNS} FROM posts p ${POST_AUTHOR} WHERE p.id = $1 AND ${VISIBLE_POST('p')}`

export async function readPost(sql: Queryable, id: number): Promise<Post | null> {
  return (await sql.query<Post>(READ, [id])).rows[0] ?? null
}

const READ_OWN = `SELECT ${POST_COLUMNS}, p.status, p.held_reason
  FROM posts p ${POST_AUTHOR} WHERE p.id = $2 AND ${OWN_POST('p')}`

/** In any state except deleted. */
export async function readOwnPost(sql: Queryable, member: number, id: number): Promise<OwnPost | null> {
  return (await sql.query<OwnPost>(READ_OWN, [member, id])).rows[0] ?? null
}
