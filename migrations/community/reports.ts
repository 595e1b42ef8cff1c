/** The one table of reports, with the rows of `review_reports` in it: what was upheld hid its review. */
export const MOVE_REPORTS = `
  CREATE TABLE report_resolutions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    target_type enum_reports_target_type NOT NULL,
    target_id integer NOT NULL,
    decision text NOT NULL CHECK (decision IN ('hide', 'delete', 'dismiss', 'restrict')),
    reason text NOT NULL,
    message text,
    -- How the content stood, for whoever takes the decision back.
    before jsonb NOT NULL,
    decided_by_id integer REFERENCES users (id) ON DELETE SET NULL,
    decided_at timestamptz NOT NULL DEFAULT now(),
    undone_by_id integer REFERENCES users (id) ON DELETE SET NULL,
    undone_at timestamptz
  );
  CREATE INDEX report_resolutions_target ON report_resolutions (target_type, target_id, id);
  CREATE INDEX report_resolutions_decided_by ON report_resolutions (decided_by_id);
  CREATE INDEX report_resolutions_undone_by ON report_resolutions (undone_by_id) WHERE undone_by_id IS NOT NULL;

  CREATE TABLE reports (
    id serial PRIMARY KEY,
    target_type enum_reports_target_type NOT NULL,
    comment_id integer CONSTRAINT reports_comment_id_comments_id_fk REFERENCES comments (id) ON DELETE CASCADE,
    post_id integer CONSTRAINT reports_post_id_posts_id_fk REFERENCES posts (id) ON DELETE CASCADE,
    review_id integer CONSTRAINT reports_review_id_reviews_id_fk REFERENCES reviews (id) ON DELETE CASCADE,
    reporter_id integer CONSTRAINT reports_reporter_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    reason enum_reports_reason NOT NULL DEFAULT 'inappropriate',
    description varchar CHECK (char_length(description) BETWEEN 1 AND 500),
    status enum_reports_status NOT NULL DEFAULT 'pending',
    outcome enum_reports_outcome,
    reviewed_at timestamp(3) with time zone,
    reviewed_by_id integer CONSTRAINT reports_reviewed_by_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    note varchar,
    resolution_id integer REFERENCES report_resolutions (id) ON DELETE SET NULL,
    updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
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

  INSERT INTO reports (id, target_type, review_id, reporter_id, reason, description, status, outcome, reviewed_at,
    updated_at, created_at)
  SELECT id, 'review', review_id, user_id, reason::text::enum_reports_reason, NULLIF(description, ''),
    CASE status WHEN 'open' THEN 'pending' WHEN 'upheld' THEN 'reviewed' ELSE 'dismissed' END::enum_reports_status,
    CASE status WHEN 'open' THEN NULL WHEN 'upheld' THEN 'hidden' ELSE 'kept' END::enum_reports_outcome,
    CASE WHEN status <> 'open' THEN updated_at END, updated_at, created_at
  FROM review_reports;
  SELECT setval(pg_get_serial_sequence('reports', 'id'), max(id)) FROM reports HAVING max(id) IS NOT NULL;

  DELETE FROM payload_locked_documents WHERE id IN
    (SELECT parent_id FROM payload_locked_documents_rels WHERE review_reports_id IS NOT NULL);
  ALTER TABLE payload_locked_documents_rels
    DROP COLUMN review_reports_id,
    ADD COLUMN reports_id integer CONSTRAINT payload_locked_documents_rels_reports_fk
      REFERENCES reports (id) ON DELETE CASCADE;
  CREATE INDEX payload_locked_documents_rels_reports_id_idx ON payload_locked_documents_rels (reports_id);
  DROP TABLE review_reports;
  DROP TYPE enum_review_reports_reason, enum_review_reports_status;
  UPDATE payload_preferences SET key = replace(key, 'review-reports', 'reports') WHERE key LIKE '%review-reports%';
`

/** Reports of posts and comments have no place in the table of before: they are lost, and so are decisions. */
export const MOVE_REPORTS_BACK = `
  CREATE TYPE enum_review_reports_reason AS ENUM ('spam', 'harassment', 'inappropriate', 'misinformation', 'other');
  CREATE TYPE enum_review_reports_status AS ENUM ('open', 'upheld', 'dismissed');
  CREATE TABLE review_reports (
    id serial PRIMARY KEY,
    review_id integer NOT NULL CONSTRAINT review_reports_review_id_reviews_id_fk
      REFERENCES reviews (id) ON DELETE CASCADE,
    user_id integer CONSTRAINT review_reports_user_id_users_id_fk REFERENCES users (id) ON DELETE SET NULL,
    reason enum_review_reports_reason NOT NULL DEFAULT 'inappropriate',
    description varchar,
    status enum_review_reports_status NOT NULL DEFAULT 'open',
    updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    created_at timestamp(3) with time zone NOT NULL DEFAULT now()
  );
  INSERT INTO review_reports (id, review_id, user_id, reason, description, status, updated_at, created_at)
  SELECT id, review_id, reporter_id, reason::text::enum_review_reports_reason, description,
    CASE status WHEN 'pending' THEN 'open' WHEN 'reviewed' THEN 'upheld' ELSE 'dismissed'
      END::enum_review_reports_status, updated_at, created_at
  FROM reports WHERE review_id IS NOT NULL;
  SELECT setval(pg_get_serial_sequence('review_reports', 'id'), max(id)) FROM review_reports
    HAVING max(id) IS NOT NULL;
  CREATE INDEX review_reports_review ON review_reports (review_id);
  CREATE UNIQUE INDEX review_reports_one_open ON review_reports (review_id, user_id) WHERE status = 'open';
  CREATE INDEX review_reports_user_idx ON review_reports (user_id);
  CREATE INDEX review_reports_status_idx ON review_reports (status);
  CREATE INDEX review_reports_updated_at_idx ON review_reports (updated_at);
  CREATE INDEX review_reports_created_at_idx ON review_reports (created_at);

  DELETE FROM payload_locked_documents WHERE id IN
    (SELECT parent_id FROM payload_locked_documents_rels WHERE reports_id IS NOT NULL);
  ALTER TABLE payload_locked_documents_rels
    DROP COLUMN reports_id,
    ADD COLUMN review_reports_id integer CONSTRAINT payload_locked_documents_rels_review_reports_fk
      REFERENCES review_reports (id) ON DELETE CASCADE;
  CREATE INDEX payload_locked_documents_rels_review_reports_id_idx
    ON payload_locked_documents_rels (review_reports_id);
  DROP TABLE reports;
  DROP TABLE report_resolutions;
  UPDATE payload_preferences SET key = replace(key, 'reports', 'review-reports') WHERE key LIKE '%reports%';
`
