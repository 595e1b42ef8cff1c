import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A post whose place in its board follows from when it was written alone: neither pinned nor bound to a time. */
const counted = (post: string): string =>
  `${post}status = 'published' AND ${post}deleted_at IS NULL AND NOT ${post}is_pinned
    AND ${post}publish_from IS NULL AND ${post}publish_until IS NULL`
const key = (post: string): string => `${post}board AS board, (${post}created_at AT TIME ZONE 'UTC')::date AS day`
const PLUS = `SELECT ${key('')}, 1 AS change FROM after_rows WHERE ${counted('')}`
const MINUS = `SELECT ${key('')}, -1 AS change FROM before_rows WHERE ${counted('')}`
/** Counting a view or a like is no change of these, and costs nothing here. */
const DECISIVE = ['board', 'created_at', 'status', 'deleted_at', 'is_pinned', 'publish_from', 'publish_until']

const add = (changes: string): string => `
  INSERT INTO posts_per_day (board, day, post_count)
  SELECT board, day, sum(change) FROM (${changes}) changes
  GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (board, day) DO UPDATE SET post_count = posts_per_day.post_count + excluded.post_count;`

const trigger = (name: string, work: string, when: string): string => `
  CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work} RETURN NULL; END $$;
  CREATE TRIGGER ${name} AFTER ${when} EXECUTE FUNCTION ${name}();`

/**
 * How many posts of a day each board lists, kept as posts change: the page of a board that lies deep in it begins on a
 * day that is found here, not by passing over all posts before it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE posts_per_day (
      board enum_posts_board NOT NULL,
      day date NOT NULL,
      post_count integer NOT NULL,
      PRIMARY KEY (board, day)
    );
    INSERT INTO posts_per_day SELECT ${key('')}, count(*) FROM posts WHERE ${counted('')} GROUP BY 1, 2;
    CREATE INDEX posts_apart ON posts (board)
      WHERE status = 'published' AND deleted_at IS NULL
        AND (is_pinned OR publish_from IS NOT NULL OR publish_until IS NOT NULL);
    ${trigger('posts_counted_insert', add(PLUS), 'INSERT ON posts REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT')}
    ${trigger('posts_counted_delete', add(MINUS), 'DELETE ON posts REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT')}
    ${trigger(
      'posts_counted_update',
      add(`SELECT ${key('NEW.')}, 1 AS change WHERE ${counted('NEW.')}
        UNION ALL SELECT ${key('OLD.')}, -1 WHERE ${counted('OLD.')}`),
      `UPDATE OF ${DECISIVE.join(', ')} ON posts FOR EACH ROW
        WHEN ((${DECISIVE.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM
          (${DECISIVE.map((column) => `NEW.${column}`).join(', ')}))`,
    )}
    ${trigger('posts_counted_truncate', 'DELETE FROM posts_per_day;', 'TRUNCATE ON posts FOR EACH STATEMENT')}
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${['insert', 'delete', 'update', 'truncate']
      .map((verb) => `DROP TRIGGER posts_counted_${verb} ON posts; DROP FUNCTION posts_counted_${verb}();`)
      .join('\n')}
    DROP INDEX posts_apart;
    DROP TABLE posts_per_day;
  `),
  )
}
