import type { Pool } from 'pg'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { log } from '@/infra/log'
import { eraseMember } from './eraseMember'
import { deliverUnlink } from './providerUnlinks'

/** After the erasure nothing can fail: the provider is notified now or by the scheduled job. */
export async function deleteAccount(
  pool: Pool,
  kakao: KakaoAdmin | null,
  userId: number,
  confirm: string,
): Promise<Result> {
  if (confirm !== DELETE_CONFIRMATION) return fail({ code: 'deletion-not-confirmed', params: { field: 'confirm' } })
  const erasure = await eraseMember(pool, userId, 'member')
  if (!erasure.ok) return erasure
  const deliveries = await Promise.allSettled(
    erasure.value.unlinks.map((identity) => deliverUnlink(pool, kakao, identity)),
  )
  for (const delivery of deliveries)
    if (delivery.status === 'rejected')
      log.error(
        { err: delivery.reason as unknown },
        'the provider was not notified that a member left; a job tries again',
      )
  return ok()
}
