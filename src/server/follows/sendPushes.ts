import type { Pool } from 'pg'
import { notificationHref } from '@/contract/notifications'
import { PROFILE_PAGE } from '@/contract/memberPaths'
import { isSendingTime } from '@/domain/follow/follow'
import type { PushMessage } from '@/domain/follow/push'
import { NEWS_KINDS, type Notification } from '@/domain/notification'
import { cutText } from '@/domain/text'
import type { Push, PushTarget } from '@/infra/webPush'
import { pushTitle } from '@/messages/site/mail'
import { notificationMessage } from '@/messages/site/notifications'
import { isBlockedSql } from '../sqlConditions'

/** Messages of one run, claimed one by one. */
const RUN_MAX = 20_000
/** A Korean letter is three bytes. */
const LINE_MAX = 300

type Due = PushTarget & { id: number; former: number; newest: number; count: number; latest: Notification }

const UNREAD = 'n.user_id = s.user_id AND n.read_at IS NULL AND n.kind = ANY ($1) AND n.id > s.sent_up_to'

/** Claims the next browser with news that it has not shown, and what it gets. */
const CLAIM = `
  WITH due AS MATERIALIZED (
    SELECT s.id, s.sent_up_to AS former, f.newest, f.count FROM push_subscriptions s
    JOIN users u ON u.id = s.user_id AND NOT ${isBlockedSql('u')}
    JOIN sessions o ON o.id = s.session_id AND o.expires_at > now()
    CROSS JOIN LATERAL (SELECT max(n.id) AS newest, count(*)::int AS count FROM notifications n WHERE ${UNREAD}) f
    WHERE s.id > $2 AND f.count > 0 ORDER BY s.id LIMIT 1 FOR UPDATE OF s SKIP LOCKED
  )
  UPDATE push_subscriptions s SET sent_up_to = due.newest FROM due WHERE s.id = due.id
  RETURNING s.id, s.endpoint, s.p256dh, s.auth, due.former, due.newest, due.count,
    (SELECT jsonb_build_object('kind', kind, 'params', params) FROM notifications WHERE id = due.newest) AS latest`

const RETRY = 'UPDATE push_subscriptions SET sent_up_to = $2 WHERE id = $1 AND sent_up_to = $3'

function messageOf({ count, latest }: Due): PushMessage {
  const url = count === 1 ? notificationHref(latest) : null
  return {
    title: pushTitle(count),
    line: cutText(notificationMessage(latest), LINE_MAX),
    url: url ?? `${PROFILE_PAGE}#notifications`,
  }
}

/**
 * At most one message a browser and its news, as for mails. A subscription that the service does not know ends. Returns
 * how many were sent. @throws the first failure, after all others were tried, so that the job is repeated
 */
export async function sendPushes(pool: Pool, push: Push | null, now: Date): Promise<number> {
  if (!push || !isSendingTime(now)) return 0
  const failures: unknown[] = []
  let [sent, after] = [0, 0]
  for (let tried = 0; tried < RUN_MAX; tried++) {
    const { rows } = await pool.query<Due>(CLAIM, [NEWS_KINDS, after])
    const [due] = rows
    if (!due) break
    after = due.id
    try {
      const outcome = await push.send(due, messageOf(due))
      if (outcome === 'gone') await pool.query('DELETE FROM push_subscriptions WHERE id = $1', [due.id])
      else sent += 1
    } catch (error) {
      failures.push(error)
      await pool.query(RETRY, [due.id, due.former, due.newest])
    }
  }
  if (failures.length > 0) throw failures[0]
  return sent
}
