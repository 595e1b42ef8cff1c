import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the boards need beside posts: photographs of posts, who has seen one lately, how a suggestion went on, why a
 * post waits for staff, and indexes for long lists.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE posts
      ADD COLUMN held_reason varchar CHECK (held_reason IN ('word', 'domain', 'link')),
      ADD COLUMN held_match varchar;

    ALTER TABLE review_photos
      -- A photograph that loses its post belongs to nothing, and is swept with its files.
      ADD COLUMN post_id integer REFERENCES posts (id) ON DELETE SET NULL,
      ADD CONSTRAINT review_photos_one_place CHECK (review_id IS NULL OR post_id IS NULL);
    CREATE INDEX review_photos_post ON review_photos (post_id, position) WHERE post_id IS NOT NULL;
    DROP INDEX review_photos_unused;
    CREATE INDEX review_photos_unused ON review_photos (created_at) WHERE review_id IS NULL AND post_id IS NULL;

    -- One row a visitor and post until 24 hours are over; the visitor is a keyed hash, never an address.
    CREATE TABLE post_views (
      post_id integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      visitor text NOT NULL,
      viewed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (post_id, visitor)
    );
    CREATE INDEX post_views_viewed_at ON post_views (viewed_at);

    CREATE TABLE suggestion_steps (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      post_id integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      status enum_posts_suggestion_status NOT NULL,
      by_role text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX suggestion_steps_post ON suggestion_steps (post_id, id);
    INSERT INTO suggestion_steps (post_id, status, by_role, changed_at)
    SELECT p.id, (a.after ->> 'suggestionStatus')::enum_posts_suggestion_status, COALESCE(a.actor_role, 'admin'),
      a.occurred_at
    FROM audit_log a JOIN posts p ON p.id = a.subject_id AND p.board = 'suggestion'
    WHERE a.subject_type = 'post' AND a.event = 'record_updated' AND a.after ? 'suggestionStatus'
    ORDER BY a.id;

    CREATE INDEX posts_listed ON posts (board, is_pinned, created_at, id) INCLUDE (publish_from, publish_until)
      WHERE status = 'published' AND deleted_at IS NULL;
    CREATE INDEX posts_latest ON posts (board, created_at, id) WHERE status = 'published' AND deleted_at IS NULL;
    CREATE INDEX posts_of_all_boards ON posts (created_at, id) INCLUDE (publish_from, publish_until)
      WHERE status = 'published' AND deleted_at IS NULL;
    CREATE INDEX posts_most_read ON posts (view_count, like_count, id)
      WHERE status = 'published' AND deleted_at IS NULL AND (view_count >= 10 OR like_count >= 10);
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP INDEX posts_listed, posts_latest, posts_of_all_boards, posts_most_read;
    DROP TABLE suggestion_steps, post_views;
    DELETE FROM review_photos WHERE post_id IS NOT NULL;
    DROP INDEX review_photos_unused;
    ALTER TABLE review_photos DROP COLUMN post_id CASCADE;
    CREATE INDEX review_photos_unused ON review_photos (created_at) WHERE review_id IS NULL;
    ALTER TABLE posts DROP COLUMN held_reason, DROP COLUMN held_match;
  `),
  )
}
