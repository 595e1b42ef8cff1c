import type { Pool } from 'pg'
import type { OwnPost, PostChange } from '@/domain/community/postSchemas'
import { violationOfPostText } from '@/domain/community/postText'
import { fail, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { attachPhotos } from '../photos/attachPhotos'
import { transactionResult } from '../transactionResult'
import { OWN_POST } from './postColumns'
import { type HoldState, recomputeHold } from './recomputeHold'
import { limitPostWrites, requireShownRestaurant, writtenPost } from './writePost'

interface Stored extends HoldState {
  title: string
  content: string
  restaurant: number | null
  photos: string[]
}

const LOCK = `
  SELECT p.title, p.content, p.restaurant_id AS restaurant, p.status,
    p.held_reason AS reason, p.held_match AS match,
    ARRAY(SELECT f.name FROM review_photos f WHERE f.post_id = p.id ORDER BY f.position) AS photos
  FROM posts p WHERE p.id = $2 AND ${OWN_POST('p')} FOR NO KEY UPDATE OF p`

const REWRITE = `
  UPDATE posts SET title = $2, content = $3, restaurant_id = $4, status = $5::enum_posts_status, held_reason = $6,
    held_match = $7, updated_at = now(), edited_at = CASE WHEN $8 THEN now() ELSE edited_at END
  WHERE id = $1`

async function rewrite(sql: Queryable, member: number, id: number, change: PostChange): Promise<Result<OwnPost>> {
  const { rows } = await sql.query<Stored>(LOCK, [member, id])
  const [stored] = rows
  if (!stored) return fail({ code: 'post-not-found', params: {} })
  const next = {
    title: change.title ?? stored.title,
    content: change.content ?? stored.content,
    restaurant: change.restaurant_id === undefined ? stored.restaurant : change.restaurant_id,
    photos: change.photos ? [...new Set(change.photos)] : stored.photos,
  }
  if (next.restaurant !== stored.restaurant) {
    const shown = await requireShownRestaurant(sql, next.restaurant)
    if (!shown.ok) return shown
  }
  const { title, content, restaurant, photos } = stored
  const isEdit = JSON.stringify(next) !== JSON.stringify({ title, content, restaurant, photos })
  const state = await recomputeHold(sql, member, stored, `${next.title}\n${next.content}`)
  const values = [next.title, next.content, next.restaurant, state.status, state.reason, state.match, isEdit]
  await sql.query(REWRITE, [id, ...values])
  const attached = await attachPhotos(sql, { to: { post: id }, member, names: next.photos })
  return attached.ok ? writtenPost(sql, member, id) : attached
}

/** No change is not an edit. */
export async function updatePost(pool: Pool, member: number, id: number, change: PostChange): Promise<Result<OwnPost>> {
  const violation = violationOfPostText(change)
  if (violation) return fail(violation)
  return transactionResult(pool, async (sql) => {
    const allowed = await limitPostWrites(sql, member)
    return allowed.ok ? rewrite(sql, member, id, change) : allowed
  })
}
