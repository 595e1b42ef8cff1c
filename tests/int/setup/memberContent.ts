import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { shareWith } from './favoriteShare'
import { addEach, addRow, addRows, hoursAgo, regionId } from './rows'

export interface MemberContent {
  review: number
  trashed: number
  photo: string
  loose: string
}

let turn = 0

/** A post, a comment, one of each in the trash, likes, and a notification. */
async function seedCommunityContent(pool: Pool, userId: number): Promise<void> {
  const author = { author_id: userId }
  const posts = await addRows(pool, 'posts', [
    { ...author, title: '남긴 글', content: '남긴 이야기' },
    { ...author, title: '버린 글', content: '버린 말', deleted_at: new Date() },
  ])
  const comments = await addRows(pool, 'comments', [
    { ...author, post_id: posts[0], content: '남긴 댓글' },
    { ...author, post_id: posts[0], content: '버린 말', deleted_at: new Date() },
  ])
  await addEach(pool, 'post_likes', posts, (id) => ({ post_id: id, user_id: userId }))
  await addEach(pool, 'comment_likes', comments, (id) => ({ comment_id: id, user_id: userId }))
  const params = { resolution: 1, type: 'post', id: 1, outcome: 'kept' }
  await addRow(pool, 'notifications', { user_id: userId, kind: 'report_resolved', params })
}

/** A district that they follow, and addresses that news go to. */
async function seedNews(pool: Pool, userId: number): Promise<void> {
  const user = { user_id: userId }
  await addRow(pool, 'follows', { ...user, region_id: await regionId(pool, '11110') })
  const digest = { ...user, frequency: 'weekly' }
  await addRow(pool, 'email_digests', {
    ...{ ...digest, leave_token: `leaving ${userId}`, email: 'news@people.example', period: '2026-11-30' },
  })
  const asked = { email: 'later@people.example', token_hash: randomBytes(32), expires_at: hoursAgo(-1) }
  await addRow(pool, 'email_confirmations', { ...digest, ...asked })
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO sessions (token_hash, user_id, kind, expires_at, device)
     VALUES ($1, $2, 'member', now() + interval '1 hour', 'Firefox · Linux') RETURNING id`,
    [randomBytes(32), userId],
  )
  await addRow(pool, 'push_subscriptions', {
    ...{ ...user, session_id: rows[0]?.id, endpoint: `https://web.push.apple.com/${userId}` },
    ...{ endpoint_hash: randomBytes(32), p256dh: 'p', auth: 'a' },
  })
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
  const name = (word: string) => `${word}-photo-${String((turn += 1)).padStart(12, '0')}`
  const user = { user_id: userId }
  const folder = await addRow(pool, 'favorite_folders', { ...user, name: '점심 후보' })
  await addRows(pool, 'favorites', [
    { ...user, restaurant_id: first, folder_id: folder },
    { ...user, restaurant_id: second },
  ])
  await addRows(pool, 'favorite_shares', [
    { ...user, ...shareWith(name('share')), folder_id: folder },
    { ...user, ...shareWith(name('share')) },
  ])
  const [review = 0, trashed = 0] = await addRows(pool, 'reviews', [
    { ...user, restaurant_id: first, content: '국물이 시원해요.' },
    { ...user, restaurant_id: second, content: '버린 말', deleted_at: new Date() },
  ])
  const [photo, thrown, loose] = [name('shown'), name('thrown'), name('loose')]
  await addRows(pool, 'review_photos', [
    { ...user, name: photo, review_id: review },
    { ...user, name: thrown, review_id: trashed },
    { ...user, name: loose },
  ])
  await addRow(pool, 'review_votes', { ...user, review_id: foreignReview })
  const description = '광고 같아요.'
  await addRow(pool, 'reports', { review_id: foreignReview, reporter_id: userId, reason: 'spam', description })
  await seedCommunityContent(pool, userId)
  await addRows(pool, 'role_grants', [
    { ...user, role: 'moderator' },
    { ...user, role: 'user' },
  ])
  await addRow(pool, 'record_notes', { subject_type: 'user', subject_id: userId, text: '전화로 문의함' })
  await addRow(pool, 'member_offices', { ...user, name: '우리 청사', latitude: 37.5641, longitude: 126.998 })
  await seedNews(pool, userId)
  const preference = await addRow(pool, 'payload_preferences', { key: 'nav', value: { open: true } })
  await addRow(pool, 'payload_preferences_rels', { parent_id: preference, path: 'user', users_id: userId })
  const lock = await addRow(pool, 'payload_locked_documents', { global_slug: null })
  await addRow(pool, 'payload_locked_documents_rels', { parent_id: lock, path: 'user', users_id: userId })
  return { review, trashed, photo, loose }
}
