import type { Pool } from 'pg'
import { PRIVATE_LISTS } from '@/domain/access/permissions'
import { fail, ok, type Result } from '@/domain/result'
import type { Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { audit, recordDestroyed } from '@/server/audit'
import { COMMENT_CONTENT_MAX } from '@/domain/community/community'
import { splitMentions } from '@/domain/community/commentText'
import { WITHDRAWN_MEMBER } from '@/messages/labels'
import type { Identity } from '@/infra/oidc/identity'
import { transactionResult } from '../violationError'
import { CONTENT_TABLES } from '../moderation/contentRows'
import { refreshCommentCounters, refreshPostCounters } from '../posts/counters'
import { DELETED_PLACEHOLDER } from '../moderation/purgeTrash'

/** No other claim of an identity is permanent. */
export type IdentityKey = Pick<Identity, 'issuer' | 'subject'>

const OWN_TRASH = 'author_id = $1 AND deleted_at IS NOT NULL AND deleted_by_id IS NULL'
const UNANSWERED = {
  comment: 'NOT EXISTS (SELECT FROM comments reply WHERE reply.parent_id = t.id)',
  post: 'NOT EXISTS (SELECT FROM comments c WHERE c.post_id = t.id AND c.author_id IS DISTINCT FROM $1)',
} as const

async function destroy(sql: Queryable, type: keyof typeof UNANSWERED, userId: number): Promise<void> {
  const { rows } = await sql.query<{ id: number }>(
    `DELETE FROM ${CONTENT_TABLES[type].table} t WHERE ${OWN_TRASH} AND ${UNANSWERED[type]} RETURNING id`,
    [userId],
  )
  await recordDestroyed(sql, type, rows)
}

/** Replies keep their place. */
async function destroyTrash(sql: Queryable, userId: number): Promise<void> {
  await destroy(sql, 'comment', userId)
  await sql.query(`UPDATE comments SET content = $2 WHERE ${OWN_TRASH}`, [userId, DELETED_PLACEHOLDER])
  await destroy(sql, 'post', userId)
  await sql.query(`UPDATE posts SET title = $2, content = $2 WHERE ${OWN_TRASH}`, [userId, DELETED_PLACEHOLDER])
}

const MENTIONING = `
  SELECT c.id, c.content, array_agg(others.nickname) AS mentions, m.nickname AS named
  FROM comment_mentions m JOIN comments c ON c.id = m.comment_id
  JOIN comment_mentions others ON others.comment_id = c.id
  WHERE m.user_id = $1 GROUP BY c.id, m.nickname`

const REWRITE = `
  UPDATE comments c SET content = left(given.content, ${COMMENT_CONTENT_MAX})
  FROM unnest($1::int[], $2::text[]) AS given (id, content) WHERE c.id = given.id`

/** In others' comments; similar names of other members stay. */
async function eraseMentions(sql: Queryable, userId: number): Promise<void> {
  const { rows } = await sql.query<{ id: number; content: string; mentions: string[]; named: string }>(MENTIONING, [
    userId,
  ])
  const contents = rows.map(({ content, mentions, named }) =>
    splitMentions(content, mentions)
      .map(({ text, isMention }) => (isMention && text === `@${named}` ? `@${WITHDRAWN_MEMBER}` : text))
      .join(''),
  )
  await sql.query(REWRITE, [idsOf(rows), contents])
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Also updates the counters. */
async function eraseCommunityTraces(sql: Queryable, userId: number): Promise<void> {
  await destroyTrash(sql, userId)
  await eraseMentions(sql, userId)
  const comments = await sql.query<{ id: number }>(
    'DELETE FROM comment_likes WHERE user_id = $1 RETURNING comment_id AS id',
    [userId],
  )
  const posts = await sql.query<{ id: number }>('DELETE FROM post_likes WHERE user_id = $1 RETURNING post_id AS id', [
    userId,
  ])
  await refreshCommentCounters(sql, idsOf(comments.rows))
  await refreshPostCounters(sql, idsOf(posts.rows))
}

/** Who requested it: the member here, the member at the provider, or an admin. */
export type ErasureInitiator = 'member' | 'provider' | 'staff'

interface Erasure {
  /** false: already gone */
  erased: boolean
  /** pending notifications to the provider */
  unlinks: IdentityKey[]
}

/**
 * In one transaction. Reviews, posts, comments and reports stay anonymously, as the privacy policy says; trash is
 * deleted. Refused while the account has a role, because its decisions must stay attributable.
 */
export async function eraseMember(pool: Pool, userId: number, askedBy: ErasureInitiator): Promise<Result<Erasure>> {
  const erasure = await transactionResult<Erasure>(pool, async (sql) => {
    // Until commit: of two concurrent deletions one erases.
    const { rows } = await sql.query<{ role: Role }>('SELECT role FROM users WHERE id = $1 FOR UPDATE', [userId])
    const [person] = rows
    if (!person) return ok({ erased: false, unlinks: [] })
    if (person.role !== 'user') return fail({ code: 'staff-cannot-leave', params: {} })
    const unlinks = await erasePersonalData(sql, userId, askedBy)
    await sql.query('DELETE FROM users WHERE id = $1', [userId])
    return ok({ erased: true, unlinks })
  })
  if (erasure.ok && erasure.value.erased) audit(pool, 'member_erased', { askedBy })
  return erasure
}

/** Except the account's row, which callers delete in the same transaction. Returns the provider's notifications. */
export async function erasePersonalData(
  sql: Queryable,
  userId: number,
  askedBy: ErasureInitiator,
): Promise<IdentityKey[]> {
  await sql.query('INSERT INTO erasures (asked_by, user_id) VALUES ($1, $2)', [askedBy, userId])
  await destroyTraces(sql, userId)
  return queueProviderUnlinks(sql, userId, askedBy)
}

async function destroyTraces(sql: Queryable, userId: number): Promise<void> {
  await deleteTrashedReviews(sql, userId)
  await eraseCommunityTraces(sql, userId)
  await dropPanelTraces(sql, userId)
  await sql.query(DELETE_SAVED_SEARCHES, [userId, PRIVATE_LISTS])
}

/**
 * Accounts in the erasure record that a restored backup brought back; providers were already notified. In the caller's
 * transaction. Returns how many.
 */
export async function eraseAgain(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    'SELECT id FROM users WHERE id IN (SELECT user_id FROM erasures) ORDER BY id',
  )
  for (const { id } of rows) await destroyTraces(sql, id)
  await sql.query('DELETE FROM users WHERE id = ANY ($1::int[])', [rows.map(({ id }) => id)])
  return rows.length
}

/** By the member's nickname or address. */
const DELETE_SAVED_SEARCHES = `
  DELETE FROM staff_saved_filters WHERE resource = ANY ($2) AND normalize(lower(trim(filter->>'q')), NFC) IN (
    SELECT lower(nickname) FROM users WHERE id = $1
    UNION ALL SELECT lower(email) FROM users WHERE id = $1
    UNION ALL SELECT lower(email) FROM member_identities WHERE user_id = $1)`

/** They could still be restored. The cleanup removes their photos. */
async function deleteTrashedReviews(sql: Queryable, userId: number): Promise<void> {
  await sql.query(
    `UPDATE review_photos SET review_id = NULL WHERE review_id IN (SELECT id FROM reviews
      WHERE user_id = $1 AND deleted_at IS NOT NULL AND deleted_by_id IS NULL)`,
    [userId],
  )
  const { rows } = await sql.query<{ id: number }>(
    'DELETE FROM reviews WHERE user_id = $1 AND deleted_at IS NOT NULL AND deleted_by_id IS NULL RETURNING id',
    [userId],
  )
  await recordDestroyed(sql, 'review', rows)
}

/** A join table links them to people, so the rows themselves would remain. */
async function dropPanelTraces(sql: Queryable, userId: number): Promise<void> {
  for (const table of ['payload_preferences', 'payload_locked_documents'])
    await sql.query(`DELETE FROM ${table} WHERE id IN (SELECT parent_id FROM ${table}_rels WHERE users_id = $1)`, [
      userId,
    ])
}

/** Unless the provider initiated it. */
async function queueProviderUnlinks(sql: Queryable, userId: number, askedBy: ErasureInitiator): Promise<IdentityKey[]> {
  if (askedBy === 'provider') {
    await sql.query(
      `DELETE FROM provider_unlink_outbox p USING member_identities i
        WHERE i.user_id = $1 AND (p.issuer, p.subject) = (i.issuer, i.subject)`,
      [userId],
    )
    return []
  }
  const { rows } = await sql.query<IdentityKey>(
    `INSERT INTO provider_unlink_outbox (issuer, subject) SELECT issuer, subject FROM member_identities
      WHERE user_id = $1
     ON CONFLICT (issuer, subject) DO UPDATE SET queued_at = now(), attempts = 0, last_attempt_at = NULL
     RETURNING issuer, subject`,
    [userId],
  )
  return rows
}
