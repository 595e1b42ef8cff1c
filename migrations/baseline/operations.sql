-- The audit record, jobs, backups, and the state of recurring work.

-- Who changed what, when and from where. No foreign keys: the record outlives people and things.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  event text NOT NULL,
  actor_id integer,
  actor_role text,
  subject_type text,
  subject_id integer,
  before jsonb,
  after jsonb,
  reason text,
  network text,
  request_id text,
  details jsonb
);
CREATE INDEX audit_log_occurred ON audit_log (occurred_at, id);
CREATE INDEX audit_log_subject ON audit_log (subject_type, subject_id, id);
CREATE INDEX audit_log_reason_search ON audit_log USING gin (normalize(lower(reason), NFD) gin_trgm_ops)
  WHERE reason IS NOT NULL;
CREATE INDEX audit_log_request ON audit_log (request_id) WHERE request_id IS NOT NULL;
CREATE INDEX audit_log_event ON audit_log (event, occurred_at, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, occurred_at, id);
CREATE INDEX audit_log_network ON audit_log (network, occurred_at, id) WHERE network IS NOT NULL;
-- How common a word of a reason is: PostgreSQL asks no partial index for that, and without it takes every word for a
-- rare one, reads all entries that have it, and sorts them for one page.
CREATE STATISTICS audit_log_reason_words ON (normalize(lower(reason), NFD)) FROM audit_log;

-- Append-only for everybody, its owner and a replication role included (ENABLE ALWAYS). Rows leave after a year.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.occurred_at <= now() - interval '1 year' THEN
          RETURN OLD;
        END IF;
      END IF;
      RAISE EXCEPTION 'audit_log is append-only';
    END $$;
CREATE TRIGGER audit_log_rows_kept BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
CREATE TRIGGER audit_log_kept BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_rows_kept;
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_kept;

-- Jobs as staff see them. The queue itself is graphile-worker's, in a schema of its own.
CREATE TABLE jobs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'pending'
    CHECK (status IN ('pending', 'processing', 'completed', 'failed', 'cancelled')),
  payload jsonb NOT NULL DEFAULT '{}',
  progress jsonb NOT NULL DEFAULT '{}',
  result jsonb,
  error jsonb,
  attempts integer NOT NULL DEFAULT 0,
  cancel_requested_at timestamptz,
  created_by_id integer REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz
);
CREATE INDEX jobs_kind_idx ON jobs (kind, id DESC);
CREATE INDEX jobs_created_by_idx ON jobs (created_by_id);
CREATE INDEX jobs_unfinished_idx ON jobs (id) WHERE status IN ('pending', 'processing');
CREATE INDEX jobs_ended_badly ON jobs (status, id) WHERE status IN ('failed', 'cancelled');
CREATE INDEX jobs_failed ON jobs (id) WHERE status = 'failed' OR (status = 'completed' AND result ? 'failed');

-- Backups that were asked for. The store says what can be restored; a row adds who asked, and why one failed.
CREATE TABLE backups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('full', 'schema')),
  status text NOT NULL CHECK (status IN ('in_progress', 'completed', 'failed')),
  bytes bigint,
  sha256 text,
  rows bigint,
  files integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  verified_at timestamptz,
  created_by integer REFERENCES users ON DELETE SET NULL,
  description text NOT NULL DEFAULT '',
  error text
);
CREATE INDEX backups_created_list ON backups (created_at, id);

CREATE TABLE backup_settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  is_scheduled boolean NOT NULL DEFAULT true,
  daily integer NOT NULL DEFAULT 7 CHECK (daily BETWEEN 1 AND 60),
  weekly integer NOT NULL DEFAULT 4 CHECK (weekly BETWEEN 0 AND 60),
  monthly integer NOT NULL DEFAULT 6 CHECK (monthly BETWEEN 0 AND 60)
);
INSERT INTO backup_settings DEFAULT VALUES;

-- The day, in Korea, on which a recurring job last ran.
CREATE TABLE scheduled_jobs (
  name text PRIMARY KEY,
  last_run_on date NOT NULL
);

-- When each materialised table was last rebuilt, and how long that took.
CREATE TABLE refresh_runs (
  name text PRIMARY KEY,
  refreshed_at timestamptz NOT NULL,
  duration_ms integer NOT NULL
);

-- When an allowance was last used, newest last: see `server/takeTurn.ts`.
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  hits timestamptz[] NOT NULL
);
