import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Whatever of a comment its page shows, but for how often it was liked: that may be a minute old. */
const SHOWN_COLUMNS = 'post_id, parent_id, author_id, content, status, deleted_at, edited_at'

/** A comment that takes part in its thread: everybody reads it, or others have answered it. */
const IN_THREAD = `((status = 'published' AND deleted_at IS NULL) OR reply_count > 0)`

/** Replies of replies stand beside them from now on: threads have two levels. */
const FLATTEN = `
  WITH RECURSIVE places AS (
    SELECT id, id AS root, 0 AS depth FROM comments WHERE parent_id IS NULL
    UNION ALL
    SELECT c.id, p.root, p.depth + 1 FROM comments c JOIN places p ON c.parent_id = p.id
  )
  UPDATE comments c SET parent_id = p.root FROM places p WHERE p.id = c.id AND p.depth > 1;
  UPDATE comments c SET reply_count = counted.replies
  FROM (SELECT g.id, (SELECT count(*) FROM comments r WHERE r.parent_id = g.id AND r.status = 'published'
    AND r.deleted_at IS NULL) AS replies FROM comments g) counted
  WHERE c.id = counted.id AND c.reply_count IS DISTINCT FROM counted.replies;`

/**
 * What threads of comments need: why a comment waits for staff, whom it names, the orders that it is listed in, whom a
 * member hides from their own eyes, and word to the pages that show it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${FLATTEN}
    ALTER TYPE enum_comments_status ADD VALUE 'pending';
    ALTER TABLE comments
      ADD COLUMN held_reason varchar CHECK (held_reason IN ('word', 'domain', 'link')),
      ADD COLUMN held_match varchar;

    CREATE INDEX comments_latest ON comments (post_id, created_at, id) WHERE parent_id IS NULL AND ${IN_THREAD};
    CREATE INDEX comments_popular ON comments (post_id, like_count, reply_count, created_at, id)
      WHERE parent_id IS NULL AND ${IN_THREAD};
    CREATE INDEX comments_replies ON comments (parent_id, created_at, id)
      WHERE parent_id IS NOT NULL AND status = 'published' AND deleted_at IS NULL;

    -- Whom a comment names, once each, and as it was written.
    CREATE TABLE comment_mentions (
      comment_id integer NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      nickname text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (comment_id, user_id)
    );
    CREATE INDEX comment_mentions_user ON comment_mentions (user_id);

    -- Whose posts and comments a member does not want to see.
    CREATE TABLE member_mutes (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      muted_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, muted_id),
      CONSTRAINT member_mutes_others CHECK (user_id <> muted_id)
    );
    CREATE INDEX member_mutes_muted ON member_mutes (muted_id);

    CREATE FUNCTION notify_comment_pages() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('page_tags', json_build_array('post:' || COALESCE(NEW.post_id, OLD.post_id))::text);
      RETURN NULL;
    END $$;
    CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE OF ${SHOWN_COLUMNS} ON comments
      FOR EACH ROW EXECUTE FUNCTION notify_comment_pages();
  `),
  )
}

/** A comment that waits for staff has no state of its own before: it is hidden. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP FUNCTION notify_comment_pages CASCADE;
    DROP TABLE member_mutes, comment_mentions;
    DROP INDEX comments_latest, comments_popular, comments_replies;
    UPDATE comments SET status = 'hidden' WHERE status = 'pending';
    ALTER TABLE comments DROP COLUMN held_reason, DROP COLUMN held_match,
      DROP CONSTRAINT comments_hidden, ALTER COLUMN status DROP DEFAULT;
    ALTER TYPE enum_comments_status RENAME TO enum_comments_status_before;
    CREATE TYPE enum_comments_status AS ENUM ('published', 'hidden');
    ALTER TABLE comments ALTER COLUMN status TYPE enum_comments_status USING status::text::enum_comments_status,
      ALTER COLUMN status SET DEFAULT 'published',
      ADD CONSTRAINT comments_hidden CHECK (status = 'hidden' OR (hidden_reason IS NULL AND hidden_until IS NULL));
    DROP TYPE enum_comments_status_before;
  `),
  )
}
