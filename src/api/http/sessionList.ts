import type { SessionKind } from '@/domain/session/timeouts'
import type { MemberSessions } from '@/domain/member/profile'
import type { Queryable } from '@/infra/database/pool'
import { getSession } from '@/server/sessions/getSession'
import { listSessions } from '@/server/sessions/listSessions'

export async function sessionList(
  sql: Queryable,
  kind: SessionKind,
  userId: number,
  cookies: string | undefined,
): Promise<MemberSessions> {
  const [own, all] = await Promise.all([getSession(sql, kind, cookies), listSessions(sql, userId)])
  const data = all
    .filter((session) => session.kind === kind)
    .map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === own?.id,
    }))
  return { data }
}
