import type { Pool } from 'pg'
import { PRIVATE_LISTS } from '@/domain/backOffice/permissions'
import { fail, ok, type Result } from '@/domain/result'
import type { Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'
import { audit } from '@/server/audit/audit'
import { recordDestroyed } from '@/server/audit/recordAudit'
import { transactionResult } from '../transactionResult'
import { eraseCommunityTraces } from './eraseCommunityTraces'
import type { IdentityKey } from './identityKey'

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
