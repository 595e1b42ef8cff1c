import type { MigrateArgs } from './migration'

/** Sources are a collection; what runs find is the server's alone, and its unique indexes make a repeat harmless. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE TYPE enum_sources_family AS ENUM ('rfc3', 'bbs_no', 'portal_bbs', 'egov', 'cb_idx', 'rest_uuid',
      'open_portal', 'line_list', 'generic');
    CREATE TYPE enum_sources_licence AS ENUM ('1', '2', '3', '4', 'none', 'unknown');
    CREATE TYPE enum_sources_rhythm AS ENUM ('daily', 'weekly', 'monthly');
    CREATE TYPE enum_sources_policy AS ENUM ('ask', 'auto');
    CREATE TYPE enum_sources_state AS ENUM ('active', 'held');
    CREATE TABLE sources (
      id serial PRIMARY KEY,
      name varchar NOT NULL,
      agency_id integer CONSTRAINT sources_agency_id_agencies_id_fk REFERENCES agencies ON DELETE SET NULL,
      family enum_sources_family NOT NULL DEFAULT 'generic',
      boards jsonb NOT NULL DEFAULT '[]',
      hosts jsonb DEFAULT '[]',
      recipe jsonb DEFAULT '{}',
      title_words jsonb DEFAULT '["업무추진비"]',
      start_month varchar,
      licence enum_sources_licence NOT NULL DEFAULT 'unknown',
      rhythm enum_sources_rhythm NOT NULL DEFAULT 'daily',
      policy enum_sources_policy NOT NULL DEFAULT 'ask',
      problem_share numeric NOT NULL DEFAULT 5,
      spacing numeric NOT NULL DEFAULT 15,
      state enum_sources_state NOT NULL DEFAULT 'active',
      held_reason varchar,
      updated_at timestamptz(3) NOT NULL DEFAULT now(),
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX sources_name_idx ON sources (name);
    CREATE INDEX sources_agency_idx ON sources (agency_id);
    CREATE INDEX sources_updated_at_idx ON sources (updated_at);
    CREATE INDEX sources_created_at_idx ON sources (created_at);
    ALTER TABLE payload_locked_documents_rels ADD COLUMN sources_id integer
      CONSTRAINT payload_locked_documents_rels_sources_fk REFERENCES sources ON DELETE CASCADE;
    CREATE INDEX payload_locked_documents_rels_sources_id_idx ON payload_locked_documents_rels (sources_id)`)
  await db.execute(TABLES)
  await db.execute(kindsOfMerges("'visit', 'department', 'child', 'visit_department', 'source'"))
}

/** What merging institutions may move. */
const kindsOfMerges = (kinds: string): string => `
  ALTER TABLE agency_merge_changes DROP CONSTRAINT agency_merge_changes_kind_check,
    ADD CONSTRAINT agency_merge_changes_kind_check CHECK (kind IN (${kinds}))`

const TABLES = `
  -- When a source was and will be asked: apart from the row that people edit.
  CREATE TABLE source_schedules (
    source_id integer PRIMARY KEY REFERENCES sources ON DELETE CASCADE,
    last_run_at timestamptz,
    next_run_at timestamptz NOT NULL DEFAULT now()
  );
  -- One request at a time to a host, over all processes: a request first moves next_at.
  CREATE TABLE source_hosts (
    host text PRIMARY KEY,
    next_at timestamptz NOT NULL,
    failures integer NOT NULL DEFAULT 0,
    robots text,
    robots_at timestamptz
  );
  -- A list by its address. Posts seen before completed_at end a reading of it.
  CREATE TABLE source_boards (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    source_id integer NOT NULL REFERENCES sources ON DELETE CASCADE,
    address text NOT NULL,
    completed_at timestamptz,
    UNIQUE (source_id, address)
  );
  CREATE TABLE source_posts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    board_id integer NOT NULL REFERENCES source_boards ON DELETE CASCADE,
    key text NOT NULL,
    title text NOT NULL,
    address text,
    posted_on date,
    department text,
    -- skipped: its title is not what the source asks for
    state text NOT NULL CHECK (state IN ('due', 'done', 'skipped')),
    fault text,
    seen_at timestamptz NOT NULL,
    checked_at timestamptz,
    UNIQUE (board_id, key)
  );
  CREATE INDEX source_posts_due_idx ON source_posts (board_id, id) WHERE state = 'due';
  CREATE TABLE source_files (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    post_id integer NOT NULL REFERENCES source_posts ON DELETE CASCADE,
    -- its address, or the post itself
    key text NOT NULL,
    name text NOT NULL,
    state text NOT NULL CHECK (state IN ('due', 'done')),
    fault text,
    etag text,
    last_modified text,
    checked_at timestamptz,
    UNIQUE (post_id, key)
  );
  CREATE INDEX source_files_due_idx ON source_files (post_id, id) WHERE state = 'due';
  -- The bytes of a file at a time: another hash is another version.
  CREATE TABLE source_versions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    file_id integer NOT NULL REFERENCES source_files ON DELETE CASCADE,
    sha256 text NOT NULL,
    upload_id integer REFERENCES uploads ON DELETE SET NULL,
    -- why it was not imported without a person
    waits text,
    fetched_at timestamptz NOT NULL,
    UNIQUE (file_id, sha256)
  );
  CREATE INDEX source_versions_sha256_idx ON source_versions (sha256);
  CREATE INDEX source_versions_upload_idx ON source_versions (upload_id);
  -- Pages of a list whose rows are the data, until the last one is there.
  CREATE TABLE source_pages (
    post_id integer NOT NULL REFERENCES source_posts ON DELETE CASCADE,
    page integer NOT NULL,
    html text NOT NULL,
    PRIMARY KEY (post_id, page)
  );
  -- Layouts that were imported from a source: files of these need no person.
  CREATE TABLE source_layouts (
    source_id integer NOT NULL REFERENCES sources ON DELETE CASCADE,
    fingerprint text NOT NULL,
    PRIMARY KEY (source_id, fingerprint)
  );
  -- A source has at most one open run. board and page say how far its lists were read.
  CREATE TABLE source_runs (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    source_id integer NOT NULL REFERENCES sources ON DELETE CASCADE,
    started_at timestamptz NOT NULL,
    started_by_id integer REFERENCES users ON DELETE SET NULL,
    finished_at timestamptz,
    outcome text CHECK (outcome IN ('done', 'held')),
    board integer NOT NULL DEFAULT 0,
    page integer NOT NULL DEFAULT 1,
    -- keys of the posts of the page before
    last_keys jsonb NOT NULL DEFAULT '[]',
    -- the board's address after its redirects
    base text,
    cookies jsonb
  );
  CREATE UNIQUE INDEX source_runs_open_idx ON source_runs (source_id) WHERE finished_at IS NULL;
  CREATE INDEX source_runs_source_idx ON source_runs (source_id, id);
  CREATE INDEX source_runs_started_by_idx ON source_runs (started_by_id);
  -- The log: every request, with what came of it.
  CREATE TABLE source_requests (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    run_id integer NOT NULL REFERENCES source_runs ON DELETE CASCADE,
    at timestamptz NOT NULL,
    address text NOT NULL,
    outcome text NOT NULL,
    bytes integer NOT NULL DEFAULT 0
  );
  CREATE INDEX source_requests_run_idx ON source_requests (run_id, id);
  CREATE INDEX source_requests_at_idx ON source_requests (at)`

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute("DELETE FROM agency_merge_changes WHERE kind = 'source'")
  await db.execute(kindsOfMerges("'visit', 'department', 'child', 'visit_department'"))
  await db.execute(`
    DROP TABLE source_requests, source_runs, source_layouts, source_pages, source_versions, source_files, source_posts,
      source_boards, source_hosts, source_schedules;
    ALTER TABLE payload_locked_documents_rels DROP COLUMN sources_id;
    DROP TABLE sources;
    DROP TYPE enum_sources_family, enum_sources_licence, enum_sources_rhythm, enum_sources_policy, enum_sources_state`)
}
