import { FEED_POSTS } from '@/domain/community/limits'
import type { BoardType } from '@/domain/community/states'
import type { Queryable } from '@/infra/database/pool'
import { instantSql } from '../instantSql'
import { NEWEST_FIRST, VISIBLE_POST } from './postColumns'

export interface FeedPost {
  id: number
  board: BoardType
  title: string
  content: string
  nickname: string | null
  created_at: string
}

const FEED = `
  SELECT p.id, p.board, p.title, p.content, u.nickname, ${instantSql('p.created_at')} AS created_at
  FROM (SELECT * FROM posts p WHERE p.board = $1::enum_posts_board AND ${VISIBLE_POST('p')}
    ORDER BY ${NEWEST_FIRST} LIMIT $2) p LEFT JOIN users u ON u.id = p.author_id
  ORDER BY ${NEWEST_FIRST}`

export async function listFeed(sql: Queryable, board: BoardType): Promise<FeedPost[]> {
  return (await sql.query<FeedPost>(FEED, [board, FEED_POSTS])).rows
}
