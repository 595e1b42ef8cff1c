import type { Pool } from 'pg'
import { fail, ok, type Result } from '@/domain/result'
import type { Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { audit } from '@/server/audit/audit'
import { recordDestroyed } from '@/server/audit/recordAudit'
import { transactionResult } from '../transactionResult'
import { eraseCommunityTraces } from './eraseCommunityTraces'
import type { IdentityKey } from './identityKey'

/** Who wished it: the member here, the member at the provider, or an admin in the panel. */
export type ErasureInitiator = 'member' | 'provider' | 'staff'

interface Erasure {
  /** false: the account was gone already */
  erased: boolean
  /** what the provider has yet to be told */
  unlinks: IdentityKey[]
}

/**
 * Erases a member: account, identities, consents, favourites, sessions, votes, likes and notifications go in one
 * transaction. Reviews, posts, comments and reports keep their place without a name, as the privacy policy says; what
 * the member had thrown away goes for good.
 * Anyone who holds a role is refused: what they decided has to stay theirs until the role is taken away.
 */
export async function eraseMember(pool: Pool, userId: number, askedBy: ErasureInitiator): Promise<Result<Erasure>> {
  const erasure = await transactionResult<Erasure>(pool, async (sql) => {
    // Locked until commit: of two deletions at once one erases, and the other finds no one.
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

/**
 * All of an erasure but the account's own row, for anyone who deletes that in the same transaction.
 * @returns what the provider has yet to be told
 */
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
}

/**
 * Erases accounts that the record of erasures names and a restored backup has brought back. Their providers were
 * notified then. In the caller's transaction.
 * @returns how many
 */
export async function eraseAgain(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(
    'SELECT id FROM users WHERE id IN (SELECT user_id FROM erasures) ORDER BY id',
  )
  for (const { id } of rows) await destroyTraces(sql, id)
  await sql.query('DELETE FROM users WHERE id = ANY ($1::int[])', [rows.map(({ id }) => id)])
  return rows.length
}

/** Deleted reviews could still have been restored. Their photographs stand alone then: the sweep takes row and file. */
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

/**
 * The panel keeps whose a preference or a lock is in a table next to it: the row itself would stay when the person
 * goes.
 */
async function dropPanelTraces(sql: Queryable, userId: number): Promise<void> {
  for (const table of ['payload_preferences', 'payload_locked_documents'])
    await sql.query(`DELETE FROM ${table} WHERE id IN (SELECT parent_id FROM ${table}_rels WHERE users_id = $1)`, [
      userId,
    ])
}

/** What the provider has to be told of a member who leaves here; one that it told us of itself is no news to it. */
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
