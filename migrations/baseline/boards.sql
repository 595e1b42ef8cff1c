-- Posts and comments of the boards.

CREATE TYPE enum_posts_board AS ENUM ('notice', 'free', 'suggestion');
CREATE TYPE enum_posts_status AS ENUM ('published', 'hidden', 'pending');
CREATE TYPE enum_posts_suggestion_status AS ENUM ('pending', 'in_progress', 'completed', 'rejected');
CREATE TYPE enum_posts_notice_type AS ENUM ('notice', 'maintenance', 'update', 'emergency');
CREATE TYPE enum_posts_priority AS ENUM ('high', 'medium', 'low');
CREATE TABLE posts (
  id serial PRIMARY KEY,
  board enum_posts_board NOT NULL DEFAULT 'notice',
  title varchar NOT NULL CHECK (char_length(title) BETWEEN 1 AND 100),
  content varchar NOT NULL CHECK (char_length(content) BETWEEN 1 AND 5000),
  author_id integer CONSTRAINT posts_author_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  restaurant_id integer CONSTRAINT posts_restaurant_id_restaurants_id_fk REFERENCES restaurants ON DELETE SET NULL,
  is_pinned boolean NOT NULL DEFAULT false,
  status enum_posts_status NOT NULL DEFAULT 'published',
  hidden_reason varchar,
  hidden_until timestamptz(3),
  deleted_by_id integer CONSTRAINT posts_deleted_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  suggestion_status enum_posts_suggestion_status,
  staff_answer varchar CHECK (char_length(staff_answer) BETWEEN 1 AND 2000),
  answered_at timestamptz(3),
  answered_by_id integer CONSTRAINT posts_answered_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  notice_type enum_posts_notice_type,
  priority enum_posts_priority,
  publish_from timestamptz(3),
  publish_until timestamptz(3),
  view_count numeric NOT NULL DEFAULT 0,
  like_count numeric NOT NULL DEFAULT 0,
  comment_count numeric NOT NULL DEFAULT 0,
  edited_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  held_reason varchar CHECK (held_reason IN ('word', 'domain', 'link')),
  held_match varchar,
  CONSTRAINT posts_answer CHECK (staff_answer IS NOT NULL OR suggestion_status IS NULL
    OR suggestion_status NOT IN ('completed', 'rejected')),
  CONSTRAINT posts_hidden CHECK (status = 'hidden' OR (hidden_reason IS NULL AND hidden_until IS NULL)),
  CONSTRAINT posts_notice CHECK (board = 'notice'
    OR num_nonnulls(notice_type, priority, publish_from, publish_until) = 0),
  CONSTRAINT posts_publish_window CHECK (publish_until > publish_from),
  CONSTRAINT posts_suggestion CHECK ((board = 'suggestion') = (suggestion_status IS NOT NULL)
    AND (board = 'suggestion' OR staff_answer IS NULL))
);
CREATE INDEX posts_newest ON posts (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX posts_by_board ON posts (board, is_pinned, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX posts_by_status ON posts (status, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX posts_by_suggestion ON posts (suggestion_status, created_at, id)
  WHERE deleted_at IS NULL AND suggestion_status IS NOT NULL;
CREATE INDEX posts_author_idx ON posts (author_id, created_at, id);
CREATE INDEX posts_restricted ON posts (hidden_until) WHERE hidden_until IS NOT NULL;
CREATE INDEX posts_restaurant_idx ON posts (restaurant_id) WHERE restaurant_id IS NOT NULL;
CREATE INDEX posts_deleted_by_idx ON posts (deleted_by_id) WHERE deleted_by_id IS NOT NULL;
CREATE INDEX posts_answered_by_idx ON posts (answered_by_id) WHERE answered_by_id IS NOT NULL;
CREATE INDEX posts_updated_at_idx ON posts (updated_at);
CREATE INDEX posts_created_at_idx ON posts (created_at);
CREATE INDEX posts_deleted_at_idx ON posts (deleted_at);
CREATE INDEX posts_title_search ON posts USING gin (normalize(lower(title), NFD) gin_trgm_ops);
CREATE INDEX posts_content_search ON posts USING gin (normalize(lower(content), NFD) gin_trgm_ops);
CREATE INDEX posts_listed ON posts (board, is_pinned, created_at, id) INCLUDE (publish_from, publish_until)
  WHERE status = 'published' AND deleted_at IS NULL;
CREATE INDEX posts_latest ON posts (board, created_at, id) WHERE status = 'published' AND deleted_at IS NULL;
CREATE INDEX posts_of_all_boards ON posts (created_at, id) INCLUDE (publish_from, publish_until)
  WHERE status = 'published' AND deleted_at IS NULL;
CREATE INDEX posts_most_read ON posts (view_count, like_count, id)
  WHERE status = 'published' AND deleted_at IS NULL AND (view_count >= 10 OR like_count >= 10);
CREATE INDEX posts_by_views ON posts (view_count, id) WHERE deleted_at IS NULL;
CREATE INDEX posts_by_likes ON posts (like_count, id) WHERE deleted_at IS NULL;
CREATE INDEX posts_by_notice_type ON posts (notice_type, created_at, id)
  WHERE notice_type IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX posts_by_priority ON posts (priority, created_at, id) WHERE priority IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX posts_scheduled ON posts (publish_from, id) WHERE publish_from IS NOT NULL;
CREATE INDEX posts_ending ON posts (publish_until, id) WHERE publish_until IS NOT NULL;
-- Posts that `posts_per_day` does not count.
CREATE INDEX posts_apart ON posts (board)
  WHERE status = 'published' AND deleted_at IS NULL AND (is_pinned OR publish_from IS NOT NULL
    OR publish_until IS NOT NULL);

CREATE TABLE post_likes (
  post_id integer NOT NULL REFERENCES posts ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (post_id, user_id)
);
CREATE INDEX post_likes_user ON post_likes (user_id);

-- One row a visitor and post for 24 hours. The visitor is a keyed hash, never an address.
CREATE TABLE post_views (
  post_id integer NOT NULL REFERENCES posts ON DELETE CASCADE,
  visitor text NOT NULL,
  viewed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (post_id, visitor)
);
CREATE INDEX post_views_viewed_at ON post_views (viewed_at);

-- How many posts of a day each board lists: see `postsPerDay.ts`.
CREATE TABLE posts_per_day (
  board enum_posts_board NOT NULL,
  day date NOT NULL,
  post_count integer NOT NULL,
  PRIMARY KEY (board, day)
);

-- How a suggestion went on.
CREATE TABLE suggestion_steps (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id integer NOT NULL REFERENCES posts ON DELETE CASCADE,
  status enum_posts_suggestion_status NOT NULL,
  by_role text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX suggestion_steps_post ON suggestion_steps (post_id, id);

CREATE TYPE enum_comments_status AS ENUM ('published', 'hidden', 'pending');
CREATE TABLE comments (
  id serial PRIMARY KEY,
  post_id integer NOT NULL CONSTRAINT comments_post_id_posts_id_fk REFERENCES posts ON DELETE CASCADE,
  author_id integer CONSTRAINT comments_author_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  parent_id integer,
  content varchar NOT NULL CHECK (char_length(content) BETWEEN 1 AND 2000),
  status enum_comments_status NOT NULL DEFAULT 'published',
  hidden_reason varchar,
  hidden_until timestamptz(3),
  deleted_by_id integer CONSTRAINT comments_deleted_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  like_count numeric NOT NULL DEFAULT 0,
  reply_count numeric NOT NULL DEFAULT 0,
  edited_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  held_reason varchar CHECK (held_reason IN ('word', 'domain', 'link')),
  held_match varchar,
  CONSTRAINT comments_hidden CHECK (status = 'hidden' OR (hidden_reason IS NULL AND hidden_until IS NULL)),
  -- A reply stands under the post of what it answers.
  CONSTRAINT comments_parent_id_comments_id_fk FOREIGN KEY (parent_id, post_id) 
    REFERENCES comments (id, post_id) ON DELETE SET NULL (parent_id),
  UNIQUE (id, post_id)
);
CREATE INDEX comments_newest ON comments (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX comments_by_status ON comments (status, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX comments_post_idx ON comments (post_id, created_at, id);
CREATE INDEX comments_author_idx ON comments (author_id, created_at, id);
CREATE INDEX comments_restricted ON comments (hidden_until) WHERE hidden_until IS NOT NULL;
CREATE INDEX comments_parent_idx ON comments (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX comments_deleted_by_idx ON comments (deleted_by_id) WHERE deleted_by_id IS NOT NULL;
CREATE INDEX comments_updated_at_idx ON comments (updated_at);
CREATE INDEX comments_created_at_idx ON comments (created_at);
CREATE INDEX comments_deleted_at_idx ON comments (deleted_at);
CREATE INDEX comments_content_search ON comments USING gin (normalize(lower(content), NFD) gin_trgm_ops);
CREATE INDEX comments_latest ON comments (post_id, created_at, id)
  WHERE parent_id IS NULL AND ((status = 'published' AND deleted_at IS NULL) OR reply_count > 0);
CREATE INDEX comments_popular ON comments (post_id, like_count, reply_count, created_at, id)
  WHERE parent_id IS NULL AND ((status = 'published' AND deleted_at IS NULL) OR reply_count > 0);
CREATE INDEX comments_replies ON comments (parent_id, created_at, id)
  WHERE parent_id IS NOT NULL AND status = 'published' AND deleted_at IS NULL;
CREATE INDEX comments_by_likes ON comments (like_count, id) WHERE deleted_at IS NULL;

CREATE TABLE comment_likes (
  comment_id integer NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_likes_user ON comment_likes (user_id);

-- Whom a comment names, once each, and as it was written.
CREATE TABLE comment_mentions (
  comment_id integer NOT NULL REFERENCES comments ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  nickname text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (comment_id, user_id)
);
CREATE INDEX comment_mentions_user ON comment_mentions (user_id);

-- When an author last wrote a post, or a comment.
CREATE TABLE write_cooldowns (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('post', 'comment')),
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);
