-- Reports of content, tickets, and what staff decided about them.

CREATE TYPE enum_reports_target_type AS ENUM ('comment', 'post', 'review');
-- Decisions about reports; `before` is how the content stood, for taking a decision back.
CREATE TABLE report_resolutions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  target_type enum_reports_target_type NOT NULL,
  target_id integer NOT NULL,
  decision text NOT NULL CHECK (decision IN ('hide', 'delete', 'dismiss', 'restrict')),
  reason text NOT NULL,
  message text,
  before jsonb NOT NULL,
  decided_by_id integer REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  undone_by_id integer REFERENCES users ON DELETE SET NULL,
  undone_at timestamptz
);
CREATE INDEX report_resolutions_target ON report_resolutions (target_type, target_id, id);
CREATE INDEX report_resolutions_decided_by ON report_resolutions (decided_by_id);
CREATE INDEX report_resolutions_undone_by ON report_resolutions (undone_by_id) WHERE undone_by_id IS NOT NULL;

CREATE TYPE enum_reports_reason AS ENUM ('spam', 'harassment', 'inappropriate', 'misinformation', 'other');
CREATE TYPE enum_reports_status AS ENUM ('pending', 'reviewed', 'dismissed');
CREATE TYPE enum_reports_outcome AS ENUM ('hidden', 'deleted', 'kept', 'restricted');
CREATE TABLE reports (
  id serial PRIMARY KEY,
  target_type enum_reports_target_type NOT NULL,
  comment_id integer CONSTRAINT reports_comment_id_comments_id_fk REFERENCES comments ON DELETE CASCADE,
  post_id integer CONSTRAINT reports_post_id_posts_id_fk REFERENCES posts ON DELETE CASCADE,
  review_id integer CONSTRAINT reports_review_id_reviews_id_fk REFERENCES reviews ON DELETE CASCADE,
  reporter_id integer CONSTRAINT reports_reporter_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  reason enum_reports_reason NOT NULL DEFAULT 'inappropriate',
  description varchar CHECK (char_length(description) BETWEEN 1 AND 500),
  status enum_reports_status NOT NULL DEFAULT 'pending',
  outcome enum_reports_outcome,
  reviewed_at timestamptz(3),
  reviewed_by_id integer CONSTRAINT reports_reviewed_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  note varchar,
  resolution_id integer REFERENCES report_resolutions ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT reports_one_target CHECK (num_nonnulls(comment_id, post_id, review_id) = 1
    AND CASE target_type WHEN 'comment' THEN comment_id WHEN 'post' THEN post_id ELSE review_id END IS NOT NULL),
  CONSTRAINT reports_outcome CHECK ((status = 'pending') = (outcome IS NULL))
);
CREATE UNIQUE INDEX reports_one_pending_comment ON reports (comment_id, reporter_id) WHERE status = 'pending';
CREATE UNIQUE INDEX reports_one_pending_post ON reports (post_id, reporter_id) WHERE status = 'pending';
CREATE UNIQUE INDEX reports_one_pending_review ON reports (review_id, reporter_id) WHERE status = 'pending';
CREATE INDEX reports_comment_idx ON reports (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX reports_post_idx ON reports (post_id) WHERE post_id IS NOT NULL;
CREATE INDEX reports_review_idx ON reports (review_id) WHERE review_id IS NOT NULL;
CREATE INDEX reports_resolution ON reports (resolution_id) WHERE resolution_id IS NOT NULL;
CREATE INDEX reports_reporter_idx ON reports (reporter_id);
CREATE INDEX reports_reviewed_by_idx ON reports (reviewed_by_id);
CREATE INDEX reports_updated_at_idx ON reports (updated_at);
CREATE INDEX reports_created_at_idx ON reports (created_at, id);
CREATE INDEX reports_by_status ON reports (status, created_at, id);
CREATE INDEX reports_by_type ON reports (target_type, status, created_at, id);

CREATE TYPE enum_tickets_kind AS ENUM ('correction', 'takedown', 'suggestion', 'other');
CREATE TYPE enum_tickets_status AS ENUM ('open', 'answered', 'closed');
CREATE TABLE tickets (
  id serial PRIMARY KEY,
  kind enum_tickets_kind NOT NULL,
  subject varchar NOT NULL,
  body varchar NOT NULL,
  email varchar,
  restaurant_id integer CONSTRAINT tickets_restaurant_id_restaurants_id_fk REFERENCES restaurants ON DELETE SET NULL,
  status enum_tickets_status NOT NULL DEFAULT 'open',
  notes varchar,
  settled_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  review_id integer CONSTRAINT tickets_review_id_reviews_id_fk REFERENCES reviews ON DELETE SET NULL,
  post_id integer CONSTRAINT tickets_post_id_posts_id_fk REFERENCES posts ON DELETE SET NULL,
  comment_id integer CONSTRAINT tickets_comment_id_comments_id_fk REFERENCES comments ON DELETE SET NULL,
  answer varchar,
  answered_by_id integer CONSTRAINT tickets_answered_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  answered_at timestamptz(3),
  answer_sent_at timestamptz(3),
  page_token_hash bytea
);
CREATE INDEX tickets_restaurant_idx ON tickets (restaurant_id);
CREATE INDEX tickets_status_idx ON tickets (status);
CREATE INDEX tickets_updated_at_idx ON tickets (updated_at);
CREATE INDEX tickets_created_at_idx ON tickets (created_at);
CREATE INDEX tickets_settled ON tickets (settled_at) WHERE email IS NOT NULL;
CREATE INDEX tickets_review_idx ON tickets (review_id);
CREATE INDEX tickets_post_idx ON tickets (post_id);
CREATE INDEX tickets_comment_idx ON tickets (comment_id);
CREATE INDEX tickets_answered_by_idx ON tickets (answered_by_id);
CREATE INDEX tickets_urgency ON tickets
  ((CASE WHEN status <> 'open' THEN 0 WHEN kind = 'takedown' THEN 2 ELSE 1 END), id);
CREATE INDEX tickets_kind ON tickets (kind, id);
CREATE INDEX tickets_search ON tickets USING gin (normalize(lower(subject), NFD) gin_trgm_ops, normalize(lower(body),
  NFD) gin_trgm_ops);
CREATE UNIQUE INDEX tickets_page_token ON tickets (page_token_hash);

-- Restaurants that are hidden for a time because a ticket asks for it.
CREATE TABLE restaurant_restrictions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  ticket_id integer NOT NULL REFERENCES tickets ON DELETE CASCADE,
  until timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX restaurant_restrictions_running ON restaurant_restrictions (restaurant_id) WHERE ended_at IS NULL;
-- A ticket hides a restaurant once: the law gives 30 days, not 30 days again and again.
CREATE UNIQUE INDEX restaurant_restrictions_ticket ON restaurant_restrictions (ticket_id);
CREATE INDEX restaurant_restrictions_restaurant ON restaurant_restrictions (restaurant_id);

-- A restaurant that staff show again earlier is no longer restricted.
CREATE FUNCTION end_restaurant_restriction() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE restaurant_restrictions SET ended_at = now() WHERE restaurant_id = NEW.id AND ended_at IS NULL;
      RETURN NULL;
    END $$;
CREATE TRIGGER end_restriction AFTER UPDATE OF is_active ON restaurants
  FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION end_restaurant_restriction();
