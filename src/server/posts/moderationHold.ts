import { type Hold, hostsOf, namesDomain } from '@/domain/community/holds'
import { NEW_MEMBER_HOURS } from '@/domain/community/community'
import { env } from '@/infra/env'
import type { Queryable } from '@/infra/database/pool'
import { literalKey } from '@/domain/place/keys/nameKey'

interface ListedWord {
  kind: 'held_word' | 'held_domain'
  word: string
  key: string
}

const LISTED = `SELECT kind, word, key FROM word_lists WHERE kind IN ('held_word', 'held_domain')
  ORDER BY kind DESC, id`

/** A listed word or domain (`word_lists`), compared by `wordKey`; a domain includes its subdomains. */
async function matchBlocklist(sql: Queryable, text: string): Promise<Hold | null> {
  const { rows } = await sql.query<ListedWord>(LISTED)
  if (rows.length === 0) return null
  const letters = literalKey(text)
  const found = rows.find(({ kind, key }) => (kind === 'held_word' ? letters.includes(key) : namesDomain(text, key)))
  return found ? { reason: found.kind === 'held_word' ? 'word' : 'domain', match: found.word } : null
}

const IS_NEW = `SELECT FROM users WHERE id = $1 AND created_at > now() - make_interval(hours => $2)`

/** To another site. */
function linkAway(text: string): string | null {
  const own = env().SITE_URL && new URL(env().SITE_URL ?? '').hostname
  const host = hostsOf(text).find((one) => one !== own)
  if (host !== undefined) return host
  return !own && /:\/\//.test(text) ? '://' : null
}

/** null if published at once. */
async function findHold(sql: Queryable, member: number, text: string): Promise<Hold | null> {
  const listed = await matchBlocklist(sql, text)
  if (listed) return listed
  const link = linkAway(text)
  if (link === null) return null
  const { rowCount } = await sql.query(IS_NEW, [member, NEW_MEMBER_HOURS])
  return rowCount ? { reason: 'link', match: link } : null
}

/** The review state of content: its status, and why it is or was held. */
export interface HoldState {
  status: string
  reason: Hold['reason'] | null
  match: string | null
}

const stateOf = (hold: Hold | null): HoldState => ({
  status: hold ? 'pending' : 'published',
  reason: hold?.reason ?? null,
  match: hold?.match ?? null,
})

/** Of a new text, in the writing transaction. */
export const moderationHold = async (sql: Queryable, member: number, text: string): Promise<HoldState> =>
  stateOf(await findHold(sql, member, text))

/** Content that staff released is not held for the same reason again. */
const wasPassed = (stored: HoldState, hold: Hold): boolean =>
  stored.status === 'published' && stored.reason === hold.reason && stored.match === hold.match

/**
 * After the author's edit; staff decisions stay. A text with a reason to hold is held; one whose reason is gone is
 * published.
 */
export async function recomputeHold(
  sql: Queryable,
  member: number,
  stored: HoldState,
  text: string,
): Promise<HoldState> {
  const found = await findHold(sql, member, text)
  const isStaffs = stored.status === 'hidden' || (stored.status === 'pending' && stored.reason === null)
  return isStaffs || (found && wasPassed(stored, found)) ? stored : stateOf(found)
}
