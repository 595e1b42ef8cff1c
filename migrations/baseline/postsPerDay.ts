/** Only the creation time decides the post's position: neither pinned nor limited in time. */
const isCounted = (post: string): string =>
  `${post}status = 'published' AND ${post}deleted_at IS NULL AND NOT ${post}is_pinned
    AND ${post}publish_from IS NULL AND ${post}publish_until IS NULL`
const key = (post: string): string => `${post}board AS board, (${post}created_at AT TIME ZONE 'UTC')::date AS day`
const PLUS = `SELECT ${key('')}, 1 AS change FROM after_rows WHERE ${isCounted('')}`
const MINUS = `SELECT ${key('')}, -1 AS change FROM before_rows WHERE ${isCounted('')}`
/** Other columns, such as counts, do not fire the trigger. */
const DECISIVE = ['board', 'created_at', 'status', 'deleted_at', 'is_pinned', 'publish_from', 'publish_until']
const rowOf = (post: string): string => `(${DECISIVE.map((column) => `${post}.${column}`).join(', ')})`

const add = (changes: string): string => `
  INSERT INTO posts_per_day (board, day, post_count)
  SELECT board, day, sum(change) FROM (${changes}) changes
  GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (board, day) DO UPDATE SET post_count = posts_per_day.post_count + excluded.post_count;`

const counted = (event: string, work: string, when: string): string => `
CREATE FUNCTION posts_counted_${event}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work} RETURN NULL; END $$;
CREATE TRIGGER posts_counted_${event} AFTER ${when} EXECUTE FUNCTION posts_counted_${event}();
`

/** A page deep in a board starts at the right day instead of skipping all earlier posts. */
export const POSTS_PER_DAY =
  counted('insert', add(PLUS), 'INSERT ON posts REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT') +
  counted('delete', add(MINUS), 'DELETE ON posts REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT') +
  counted(
    'update',
    add(`SELECT ${key('NEW.')}, 1 AS change WHERE ${isCounted('NEW.')}
        UNION ALL SELECT ${key('OLD.')}, -1 WHERE ${isCounted('OLD.')}`),
    `UPDATE OF ${DECISIVE.join(', ')} ON posts FOR EACH ROW
  WHEN (${rowOf('OLD')} IS DISTINCT FROM ${rowOf('NEW')})`,
  ) +
  counted('truncate', 'DELETE FROM posts_per_day;', 'TRUNCATE ON posts FOR EACH STATEMENT')
