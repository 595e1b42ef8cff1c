/** Tables of posts, comments and reports as Payload knows them, beside what its fields cannot say. */
export const CREATE_TABLES = `
  CREATE TYPE enum_posts_board AS ENUM ('notice', 'free', 'suggestion');
  CREATE TYPE enum_posts_status AS ENUM ('published', 'hidden', 'pending');
  CREATE TYPE enum_posts_suggestion_status AS ENUM ('pending', 'in_progress', 'completed', 'rejected');
  CREATE TYPE enum_posts_notice_type AS ENUM ('notice', 'maintenance', 'update', 'emergency');
  CREATE TYPE enum_posts_priority AS ENUM ('high', 'medium', 'low');
  CREATE TYPE enum_comments_status AS ENUM ('published', 'hidden');
  CREATE TYPE enum_reports_target_type AS ENUM ('comment', 'post', 'review');
  CREATE TYPE enum_reports_reason AS ENUM ('spam', 'harassment', 'inappropriate', 'misinformation', 'other');
  CREATE TYPE enum_reports_status AS ENUM ('pending', 'reviewed', 'dismissed');
  CREATE TYPE enum_reports_outcome AS ENUM ('hidden', 'deleted', 'kept', 'restricted');

  CREATE TABLE posts (
    id serial PRIMARY KEY,
    board enum_posts_board NOT NULL DEFAULT 'notice',
    title varchar NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
    content varchar NOT NULL CHECK (char_length(content) BETWEEN 1 AND 5000),
    author_id integer CONSTRAINT posts_author_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    restaurant_id integer CONSTRAINT posts_restaurant_id_restaurants_id_fk
      REFERENCES restaurants (id) ON DELETE SET NULL,
    is_pinned boolean NOT NULL DEFAULT false,
    status enum_posts_status NOT NULL DEFAULT 'published',
    hidden_reason varchar,
    hidden_until timestamp(3) with time zone,
    deleted_by_id integer CONSTRAINT posts_deleted_by_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    suggestion_status enum_posts_suggestion_status,
    staff_answer varchar CHECK (char_length(staff_answer) BETWEEN 1 AND 2000),
    answered_at timestamp(3) with time zone,
    answered_by_id integer CONSTRAINT posts_answered_by_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    notice_type enum_posts_notice_type,
    priority enum_posts_priority,
    publish_from timestamp(3) with time zone,
    publish_until timestamp(3) with time zone,
    view_count numeric NOT NULL DEFAULT 0,
    like_count numeric NOT NULL DEFAULT 0,
    comment_count numeric NOT NULL DEFAULT 0,
    edited_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    deleted_at timestamp(3) with time zone,
    CONSTRAINT posts_hidden CHECK (status = 'hidden' OR (hidden_reason IS NULL AND hidden_until IS NULL)),
    CONSTRAINT posts_suggestion CHECK ((board = 'suggestion') = (suggestion_status IS NOT NULL)
      AND (board = 'suggestion' OR staff_answer IS NULL)),
    CONSTRAINT posts_answer CHECK (staff_answer IS NOT NULL OR suggestion_status IS NULL
      OR suggestion_status NOT IN ('completed', 'rejected')),
    CONSTRAINT posts_notice CHECK (board = 'notice' OR num_nonnulls(notice_type, priority, publish_from,
      publish_until) = 0),
    CONSTRAINT posts_publish_window CHECK (publish_until > publish_from)
  );

  CREATE TABLE comments (
    id serial PRIMARY KEY,
    post_id integer NOT NULL CONSTRAINT comments_post_id_posts_id_fk REFERENCES posts (id) ON DELETE CASCADE,
    author_id integer CONSTRAINT comments_author_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    parent_id integer,
    content varchar NOT NULL CHECK (char_length(content) BETWEEN 1 AND 2000),
    status enum_comments_status NOT NULL DEFAULT 'published',
    hidden_reason varchar,
    hidden_until timestamp(3) with time zone,
    deleted_by_id integer CONSTRAINT comments_deleted_by_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    like_count numeric NOT NULL DEFAULT 0,
    reply_count numeric NOT NULL DEFAULT 0,
    edited_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    deleted_at timestamp(3) with time zone,
    UNIQUE (id, post_id),
    -- A reply stands under the post of what it answers.
    CONSTRAINT comments_parent_id_comments_id_fk FOREIGN KEY (parent_id, post_id) REFERENCES comments (id, post_id)
      ON DELETE SET NULL (parent_id),
    CONSTRAINT comments_hidden CHECK (status = 'hidden' OR (hidden_reason IS NULL AND hidden_until IS NULL))
  );

  ALTER TABLE reviews
    ADD COLUMN hidden_reason varchar,
    ADD COLUMN hidden_until timestamp(3) with time zone,
    ADD COLUMN deleted_by_id integer CONSTRAINT reviews_deleted_by_id_users_id_fk
      REFERENCES users (id) ON DELETE SET NULL,
    ADD CONSTRAINT reviews_hidden CHECK (status = 'hidden' OR (hidden_reason IS NULL AND hidden_until IS NULL));

  ALTER TABLE payload_locked_documents_rels
    ADD COLUMN posts_id integer CONSTRAINT payload_locked_documents_rels_posts_fk
      REFERENCES posts (id) ON DELETE CASCADE,
    ADD COLUMN comments_id integer CONSTRAINT payload_locked_documents_rels_comments_fk
      REFERENCES comments (id) ON DELETE CASCADE;
  CREATE INDEX payload_locked_documents_rels_posts_id_idx ON payload_locked_documents_rels (posts_id);
  CREATE INDEX payload_locked_documents_rels_comments_id_idx ON payload_locked_documents_rels (comments_id);

  CREATE TABLE post_likes (
    post_id integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (post_id, user_id)
  );
  CREATE INDEX post_likes_user ON post_likes (user_id);
  CREATE TABLE comment_likes (
    comment_id integer NOT NULL REFERENCES comments (id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (comment_id, user_id)
  );
  CREATE INDEX comment_likes_user ON comment_likes (user_id);

  -- When an author last wrote a post, or a comment.
  CREATE TABLE write_cooldowns (
    user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('post', 'comment')),
    claimed_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, kind)
  );

  CREATE TABLE notifications (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL,
    params jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    read_at timestamptz
  );
  CREATE INDEX notifications_of_member ON notifications (user_id, id DESC);
`

export const DROP_TABLES = `
  DROP TABLE notifications, write_cooldowns, comment_likes, post_likes;
  ALTER TABLE payload_locked_documents_rels DROP COLUMN posts_id, DROP COLUMN comments_id;
  ALTER TABLE reviews DROP COLUMN hidden_reason, DROP COLUMN hidden_until, DROP COLUMN deleted_by_id;
  DROP TABLE comments;
  DROP TABLE posts;
  DROP TYPE enum_posts_board, enum_posts_status, enum_posts_suggestion_status, enum_posts_notice_type,
    enum_posts_priority, enum_comments_status, enum_reports_target_type, enum_reports_reason, enum_reports_status,
    enum_reports_outcome;
`
