import type { Pool } from 'pg'
import { type Queryable, transaction } from '@/infra/database/pool'
import { auditIn } from '@/server/audit/audit'
import { revokeAllSessions } from '../sessions/endSessions'
import { eraseMember } from './eraseMember'
import type { IdentityKey } from './identityKey'

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
