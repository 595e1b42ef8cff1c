import type { Pool } from 'pg'
import { UNLINK_AGAIN_HOURS_MAX, UNLINK_TIMEOUT_MS, UNLINK_RETRY_DAYS, UNLINKS_PER_RUN } from '@/domain/member/limits'
import { type Queryable, transaction } from '@/infra/database/pool'
import { KakaoError } from '@/infra/kakao/fetchKakaoJson'
import { type KakaoAdmin, unlinkAtKakao } from '@/infra/kakao/unlink'
import { audit, auditIn } from '@/server/audit'
import { type IdentityKey, eraseMember } from './eraseMember'
import { revokeAllSessions } from '../sessions/endSessions'

/** Five minutes early, so that an hourly run is not just too soon and then an hour late. */
const DUE = `last_attempt_at IS NULL OR last_attempt_at <= now() + interval '5 minutes'
  - interval '1 hour' * LEAST(power(2, attempts - 1), ${UNLINK_AGAIN_HOURS_MAX})`

/** Gives up after a month. */
export async function deliverUnlinks(sql: Queryable, kakao: KakaoAdmin | null): Promise<void> {
  const { rowCount } = await sql.query(
    `DELETE FROM provider_unlink_outbox WHERE queued_at <= now() - make_interval(days => $1)`,
    [UNLINK_RETRY_DAYS],
  )
  if (rowCount) audit(sql, 'provider_unlink_abandoned', { count: rowCount })
  const { rows } = await sql.query<IdentityKey>(
    `SELECT issuer, subject FROM provider_unlink_outbox WHERE ${DUE}
     ORDER BY queued_at, issuer, subject LIMIT ${UNLINKS_PER_RUN}`,
  )
  for (const identity of rows) {
    // The next one would fail as well.
    if ((await deliverUnlink(sql, kakao, identity)) === 'unavailable') break
  }
}

/** Idempotent, so it needs no lock. `unavailable` if the provider cannot be reached */
export async function deliverUnlink(
  sql: Queryable,
  kakao: KakaoAdmin | null,
  { issuer, subject }: IdentityKey,
): Promise<'delivered' | 'rejected' | 'unavailable'> {
  const markDelivered = () =>
    sql.query('DELETE FROM provider_unlink_outbox WHERE issuer = $1 AND subject = $2', [issuer, subject])
  if (!kakao || kakao.issuer !== issuer) {
    await markDelivered()
    audit(sql, 'provider_unlink_skipped', {})
    return 'delivered'
  }
  try {
    await unlinkAtKakao(kakao, subject, UNLINK_TIMEOUT_MS)
  } catch (error) {
    if (!(error instanceof KakaoError)) throw error
    await sql.query(
      `UPDATE provider_unlink_outbox SET attempts = attempts + 1, last_attempt_at = now()
        WHERE issuer = $1 AND subject = $2`,
      [issuer, subject],
    )
    audit(sql, 'provider_unlink_fail', { reason: error.message })
    return error.code === 'rejected' ? 'rejected' : 'unavailable'
  }
  await markDelivered()
  audit(sql, 'provider_unlink_success', {})
  return 'delivered'
}

/**
 * An account with a role stays, signed out and without that sign-in, until the role is revoked. Unknown accounts are
 * ignored.
 */
export async function handleProviderUnlink(pool: Pool, { issuer, subject }: IdentityKey): Promise<void> {
  const userId = await findMember(pool, { issuer, subject })
  if (userId === null) return
  const erasure = await eraseMember(pool, userId, 'provider')
  if (erasure.ok) return
  await transaction(pool, async (sql) => {
    await sql.query('DELETE FROM member_identities WHERE issuer = $1 AND subject = $2', [issuer, subject])
    await revokeAllSessions(sql, userId)
    await auditIn(sql, 'staff_unlinked', { person: userId, by: null })
  })
}

async function findMember(sql: Queryable, { issuer, subject }: IdentityKey): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>(
    'SELECT user_id AS id FROM member_identities WHERE issuer = $1 AND subject = $2',
    [issuer, subject],
  )
  return rows[0]?.id ?? null
}
