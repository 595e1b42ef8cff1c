import type { Pool } from 'pg'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import type { Violation } from '@/domain/violation'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { eraseMember } from './eraseMember'
import { deliverUnlink } from './deliverUnlinks'

/**
 * A member leaves for good. Once they are erased nothing can fail any more: Kakao is told at once, and if it does not
 * listen, by the chores.
 * @param confirm what was typed
 * @returns the broken rule, null when they are gone
 */
export async function deleteAccount(
  pool: Pool,
  kakao: KakaoAdmin | null,
  userId: number,
  confirm: string,
): Promise<Violation | null> {
  if (confirm !== DELETE_CONFIRMATION) return { code: 'deletion-not-confirmed', params: { field: 'confirm' } }
  const erasure = await eraseMember(pool, userId, 'member')
  if ('violation' in erasure) return erasure.violation
  const told = await Promise.allSettled(erasure.unlinks.map((identity) => deliverUnlink(pool, kakao, identity)))
  for (const outcome of told)
    if (outcome.status === 'rejected')
      log.error({ err: outcome.reason as unknown }, 'telling the provider failed; the chores will')
  return null
}
