const isPublic = (row: string): string => `(${row}.status::text = 'published' AND ${row}.deleted_at IS NULL)`
/** True if any column other than `but` changed. */
const changed = (...but: string[]): string => {
  const rest = (row: string) => `to_jsonb(${row}) - '{updated_at${but.map((column) => `,${column}`).join('')}}'::text[]`
  return `(${rest('OLD')}) IS DISTINCT FROM (${rest('NEW')})`
}
const POST_COUNTS = ['like_count', 'comment_count', 'view_count']
const IS_RELEASED = `(OLD.status::text = 'pending' AND ${isPublic('NEW')})`

interface LiveTrigger {
  table: string
  after: string
  when?: string
  /** `post:`, `user:` or `session:` plus the number in this column */
  topic: string
  of: string
  kind: string
  /** id of the subject; omitted where the whole topic is meant */
  subject?: string
}

const TRIGGERS: LiveTrigger[] = [
  ...['INSERT', 'UPDATE'].map((after) => ({
    table: 'comments',
    after,
    when: after === 'INSERT' ? isPublic('NEW') : IS_RELEASED,
    ...{ topic: 'post:', of: 'post_id', kind: 'comment_created', subject: 'id' },
  })),
  {
    ...{ table: 'comments', after: 'UPDATE', topic: 'post:', of: 'post_id', kind: 'comment_updated', subject: 'id' },
    when: `(${isPublic('OLD')} OR ${isPublic('NEW')}) AND NOT ${IS_RELEASED} AND ${changed()}`,
  },
  { table: 'comments', after: 'DELETE', topic: 'post:', of: 'post_id', kind: 'comment_removed', subject: 'id' },
  {
    ...{ table: 'posts', after: 'UPDATE', topic: 'post:', of: 'id', kind: 'post_updated', subject: 'id' },
    when: changed(...POST_COUNTS),
  },
  {
    ...{ table: 'posts', after: 'UPDATE', topic: 'post:', of: 'id', kind: 'post_counted', subject: 'id' },
    when: '(OLD.like_count, OLD.comment_count) IS DISTINCT FROM (NEW.like_count, NEW.comment_count)',
  },
  {
    ...{ table: 'posts', after: 'UPDATE', topic: 'post:', of: 'id', kind: 'post_gone', subject: 'id' },
    when: `${isPublic('OLD')} AND NOT ${isPublic('NEW')}`,
  },
  { table: 'posts', after: 'DELETE', topic: 'post:', of: 'id', kind: 'post_gone', subject: 'id' },
  {
    ...{ table: 'notifications', after: 'INSERT', topic: 'user:', of: 'user_id' },
    ...{ kind: 'notification_added', subject: 'id' },
  },
  {
    ...{ table: 'notifications', after: 'UPDATE', topic: 'user:', of: 'user_id', kind: 'notifications_read' },
    when: 'OLD.read_at IS NULL AND NEW.read_at IS NOT NULL',
  },
  {
    ...{ table: 'users', after: 'UPDATE', topic: 'user:', of: 'id', kind: 'authorization_changed' },
    when: '(OLD.role, OLD.blocked_at) IS DISTINCT FROM (NEW.role, NEW.blocked_at)',
  },
  { table: 'sessions', after: 'DELETE', topic: 'session:', of: 'id', kind: 'session_ended' },
]

const createTrigger = ({ table, after, when, topic, of, kind, subject = '' }: LiveTrigger): string => `
CREATE CONSTRAINT TRIGGER live_${kind}_${after.toLowerCase()} AFTER ${after} ON ${table}
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW ${when ? `WHEN (${when})` : ''}
  EXECUTE FUNCTION record_live_event('${topic}', '${of}', '${kind}', '${subject}');
`

/** Written by the causing transaction at commit, in commit order (decision 22). */
export const LIVE_EVENTS = `
-- Deferred, so the lock is the last that a transaction takes, and its holder waits for no other.
CREATE FUNCTION record_live_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('live_events', 0));
      INSERT INTO live_events (topic, kind, subject_id, transaction_id)
        VALUES (TG_ARGV[0] || (changed ->> TG_ARGV[1]), TG_ARGV[2], COALESCE((changed ->> TG_ARGV[3])::bigint, 0),
          pg_current_xact_id())
        ON CONFLICT DO NOTHING;
      PERFORM pg_notify('live_events', '');
      RETURN NULL;
    END $$;
${TRIGGERS.map(createTrigger).join('')}`
