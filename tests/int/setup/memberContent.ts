import type { Pool } from 'pg'

export interface MemberContent {
  review: number
  trashed: number
  photo: string
  loose: string
}

let turn = 0

/** A post, a comment, one of each in the trash, likes, and a notification. */
async function seedCommunityContent(pool: Pool, userId: number): Promise<void> {
  await pool.query(
    `INSERT INTO posts (board, title, content, author_id, deleted_at)
      VALUES ('free', '남긴 글', '남긴 이야기', $1, NULL), ('free', '버린 글', '버린 말', $1, now())`,
    [userId],
  )
  await pool.query(
    `INSERT INTO comments (post_id, content, author_id, deleted_at)
      SELECT p.id, v.content, $1, v.deleted_at FROM (SELECT id FROM posts WHERE author_id = $1 ORDER BY id LIMIT 1) p,
        (VALUES ('남긴 댓글', NULL::timestamptz), ('버린 말', now())) v (content, deleted_at)`,
    [userId],
  )
  await pool.query('INSERT INTO post_likes (post_id, user_id) SELECT id, $1 FROM posts WHERE author_id = $1', [userId])
  await pool.query('INSERT INTO comment_likes (comment_id, user_id) SELECT id, $1 FROM comments WHERE author_id = $1', [
    userId,
  ])
  await pool.query(
    `INSERT INTO notifications (user_id, kind, params)
      VALUES ($1, 'report_resolved', '{"resolution": 1, "type": "post", "id": 1, "outcome": "kept"}')`,
    [userId],
  )
}

/**
 * Gives a member one of everything a member can have.
 * @param restaurants two of them
 * @param foreignReview another member's, for votes and reports
 */
export async function seedMemberContent(
  pool: Pool,
  userId: number,
  [first, second]: [number, number],
  foreignReview: number,
): Promise<MemberContent> {
  const one = async (sql: string, values: unknown[]) => (await pool.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0
  const name = (word: string) => `${word}-photo-${String((turn += 1)).padStart(12, '0')}`
  const folder = await one('INSERT INTO favorite_folders (user_id, name) VALUES ($1, $2) RETURNING id', [
    userId,
    '점심 후보',
  ])
  await pool.query('INSERT INTO favorites (user_id, restaurant_id, folder_id) VALUES ($1, $2, $3), ($1, $4, NULL)', [
    userId,
    first,
    folder,
    second,
  ])
  await pool.query('INSERT INTO favorite_shares (token, user_id, folder_id) VALUES ($1, $3, $4), ($2, $3, NULL)', [
    name('share'),
    name('share'),
    userId,
    folder,
  ])
  const write =
    'INSERT INTO reviews (restaurant_id, user_id, rating, content, deleted_at) VALUES ($1, $2, 4, $3, $4) RETURNING id'
  const review = await one(write, [first, userId, '국물이 시원합니다.', null])
  const trashed = await one(write, [second, userId, '버린 말', new Date()])
  const [photo, thrown, loose] = [name('shown'), name('thrown'), name('loose')]
  const keep = 'INSERT INTO review_photos (name, user_id, review_id, width, height) VALUES ($1, $2, $3, 800, 600)'
  await pool.query(keep, [photo, userId, review])
  await pool.query(keep, [thrown, userId, trashed])
  await pool.query(keep, [loose, userId, null])
  await pool.query('INSERT INTO review_votes (review_id, user_id) VALUES ($1, $2)', [foreignReview, userId])
  await pool.query(
    `INSERT INTO reports (target_type, review_id, reporter_id, reason, description)
      VALUES ('review', $1, $2, 'spam', '광고 같습니다.')`,
    [foreignReview, userId],
  )
  await seedCommunityContent(pool, userId)
  await pool.query(`INSERT INTO role_grants (user_id, role) VALUES ($1, 'moderator'), ($1, 'user')`, [userId])
  const preference = await one(
    `INSERT INTO payload_preferences (key, value) VALUES ('nav', '{"open":true}') RETURNING id`,
    [],
  )
  await pool.query(`INSERT INTO payload_preferences_rels (parent_id, path, users_id) VALUES ($1, 'user', $2)`, [
    preference,
    userId,
  ])
  const lock = await one('INSERT INTO payload_locked_documents (global_slug) VALUES (NULL) RETURNING id', [])
  await pool.query(`INSERT INTO payload_locked_documents_rels (parent_id, path, users_id) VALUES ($1, 'user', $2)`, [
    lock,
    userId,
  ])
  return { review, trashed, photo, loose }
}
