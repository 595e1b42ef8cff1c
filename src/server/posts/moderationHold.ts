import type { Hold } from '@/domain/community/holds'
import { hostsOf } from '@/domain/community/hostsOf'
import { NEW_MEMBER_HOURS } from '@/domain/community/limits'
import { env } from '@/infra/env'
import type { Queryable } from '@/infra/database/pool'
import { matchBlocklist } from './matchBlocklist'

const IS_NEW = `SELECT FROM users WHERE id = $1 AND created_at > now() - make_interval(hours => $2)`

/** To another site. */
function linkAway(text: string): string | null {
  const own = env().SITE_URL && new URL(env().SITE_URL ?? '').hostname
  const host = hostsOf(text).find((one) => one !== own)
  if (host !== undefined) return host
  return !own && /:\/\//.test(text) ? '://' : null
}

/** null if published at once. In the writing transaction. */
export async function moderationHold(sql: Queryable, member: number, text: string): Promise<Hold | null> {
  const listed = await matchBlocklist(sql, text)
  if (listed) return listed
  const link = linkAway(text)
  if (link === null) return null
  const { rowCount } = await sql.query(IS_NEW, [member, NEW_MEMBER_HOURS])
  return rowCount ? { reason: 'link', match: link } : null
}
