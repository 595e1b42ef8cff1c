-- Files that are read into the directory: batches, uploads of staff, and the words and headings that reading uses.

CREATE TYPE enum_import_batches_status AS ENUM ('applied', 'undone');
CREATE TABLE import_batches (
  id serial PRIMARY KEY,
  file_name varchar NOT NULL,
  file_hash varchar NOT NULL,
  format varchar NOT NULL,
  status enum_import_batches_status NOT NULL,
  rows_read numeric NOT NULL DEFAULT 0,
  rows_visited numeric NOT NULL DEFAULT 0,
  rows_known numeric NOT NULL DEFAULT 0,
  rows_skipped numeric NOT NULL DEFAULT 0,
  rows_rejected numeric NOT NULL DEFAULT 0,
  visits_made numeric NOT NULL DEFAULT 0,
  restaurants_new numeric NOT NULL DEFAULT 0,
  restaurants_matched numeric NOT NULL DEFAULT 0,
  amount_visited numeric NOT NULL DEFAULT 0,
  amount_known numeric NOT NULL DEFAULT 0,
  amount_skipped numeric NOT NULL DEFAULT 0,
  amount_rejected numeric NOT NULL DEFAULT 0,
  reasons jsonb NOT NULL DEFAULT '{}',
  undone_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  reviews_queued numeric NOT NULL DEFAULT 0
);
CREATE INDEX import_batches_file_hash_idx ON import_batches (file_hash);
CREATE INDEX import_batches_updated_at_idx ON import_batches (updated_at);
CREATE INDEX import_batches_created_at_idx ON import_batches (created_at);

CREATE TYPE enum_import_row_issues_status AS ENUM ('skip', 'error');
-- Rows of a file that became no visit, and why.
CREATE TABLE import_row_issues (
  id serial PRIMARY KEY,
  import_batch_id integer NOT NULL
    CONSTRAINT import_row_issues_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  sheet varchar,
  row_number numeric NOT NULL,
  status enum_import_row_issues_status NOT NULL,
  reason varchar NOT NULL,
  "column" varchar,
  amount numeric
);
CREATE INDEX import_row_issues_import_batch_idx ON import_row_issues (import_batch_id);

-- Documents that visits were published in. A link is http or https and names no user (`isSourceUrl`).
CREATE TABLE source_documents (
  id serial PRIMARY KEY,
  key varchar NOT NULL,
  title varchar,
  url varchar CONSTRAINT source_documents_url CHECK (char_length(url) <= 2000
    AND url ~* '^https?://[^/?#@[:space:][:cntrl:]\\]+([/?#][^[:space:][:cntrl:]]*)?$'),
  import_batch_id integer
    CONSTRAINT source_documents_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX source_documents_key_idx ON source_documents (key);
CREATE INDEX source_documents_import_batch_idx ON source_documents (import_batch_id);
CREATE INDEX source_documents_updated_at_idx ON source_documents (updated_at);
CREATE INDEX source_documents_created_at_idx ON source_documents (created_at);

-- Files that staff upload. The bytes stand in the database, so every process has them and a crash loses none.
-- `place_words` are the words an upload was last read with: its plan and its import use the same. `undone` is what its
-- undo removed.
CREATE TABLE uploads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  status text NOT NULL DEFAULT 'uploaded'
    CHECK (status IN ('uploaded', 'read', 'failed', 'imported', 'undone', 'discarded')),
  file_name text NOT NULL,
  bytes bytea,
  byte_count integer NOT NULL,
  sha256 text NOT NULL,
  format text,
  agency text,
  layout jsonb NOT NULL DEFAULT '[]',
  overlay jsonb NOT NULL,
  counts jsonb,
  plan jsonb,
  result jsonb,
  kept jsonb NOT NULL DEFAULT '[]',
  error jsonb,
  import_batch_id integer REFERENCES import_batches ON DELETE SET NULL,
  revision integer NOT NULL DEFAULT 1,
  read_revision integer,
  job_id integer REFERENCES jobs ON DELETE SET NULL,
  created_by_id integer REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  place_words jsonb,
  undone jsonb
);
CREATE INDEX uploads_created_by_idx ON uploads (created_by_id);
CREATE INDEX uploads_batch_idx ON uploads (import_batch_id);
CREATE INDEX uploads_job_idx ON uploads (job_id);
CREATE INDEX uploads_sha256_idx ON uploads (sha256);
-- The bytes are compressed files or short lived: compressing them again costs time for nothing.
ALTER TABLE uploads ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Rows of an upload as they were read, source beside reading.
CREATE TABLE upload_rows (
  upload_id integer NOT NULL REFERENCES uploads ON DELETE CASCADE,
  position integer NOT NULL,
  sheet text,
  row_number integer NOT NULL,
  cells jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('ok', 'skip', 'error')),
  reason text,
  column_index integer,
  value text NOT NULL DEFAULT '',
  is_flagged boolean NOT NULL DEFAULT false,
  reading jsonb NOT NULL,
  PRIMARY KEY (upload_id, position)
);
CREATE INDEX upload_rows_problems_idx ON upload_rows (upload_id, status, reason, value, position) WHERE status <> 'ok';
CREATE INDEX upload_rows_flagged_idx ON upload_rows (upload_id, position) WHERE is_flagged;

-- What an upload of institutions, restaurants or reviews changed, for its undo.
CREATE TABLE upload_changes (
  upload_id integer NOT NULL REFERENCES uploads ON DELETE CASCADE,
  subject_id integer NOT NULL,
  action text NOT NULL CHECK (action IN ('create', 'update')),
  before jsonb,
  after jsonb NOT NULL,
  sheet text,
  row_number integer NOT NULL,
  title text NOT NULL,
  PRIMARY KEY (upload_id, subject_id)
);

-- Headings that were recognised once, by kind of file.
CREATE TABLE recognised_headers (
  fingerprint text NOT NULL,
  columns jsonb NOT NULL,
  agency text,
  file_name text NOT NULL,
  saved_by_id integer REFERENCES users ON DELETE SET NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'visits',
  PRIMARY KEY (kind, fingerprint)
);
CREATE INDEX recognised_headers_saved_by_idx ON recognised_headers (saved_by_id);

CREATE TYPE enum_data_formats_kind AS ENUM ('visits', 'restaurants', 'reviews', 'agencies');
CREATE TYPE enum_data_formats_status AS ENUM ('draft', 'active', 'deprecated');
-- Headings that staff taught the reader, by layout and version.
CREATE TABLE data_formats (
  id serial PRIMARY KEY,
  name varchar NOT NULL,
  kind enum_data_formats_kind NOT NULL DEFAULT 'visits',
  version numeric NOT NULL DEFAULT 1,
  description varchar,
  status enum_data_formats_status NOT NULL DEFAULT 'draft',
  columns jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX data_formats_updated_at_idx ON data_formats (updated_at);
CREATE INDEX data_formats_created_at_idx ON data_formats (created_at);
CREATE UNIQUE INDEX name_version_idx ON data_formats (name, version);

-- How often each empty form was downloaded.
CREATE TABLE template_downloads (
  kind text NOT NULL,
  format text NOT NULL,
  downloads integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, format)
);

-- Words that staff add to the built-in ones. Two spellings of a word have the same `key`.
CREATE TABLE word_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('nonplace', 'chain', 'held_word', 'held_domain')),
  word text NOT NULL,
  key text COLLATE "C" NOT NULL,
  note text,
  created_by integer REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, key)
);

-- Versions of the lexicon that cells are read with: how often texts occur as names, branches and companies. An upload
-- keeps the version it was read with, so that its plan and its import read it alike.
CREATE TABLE name_lexicons (
  -- Version 0 is the one that is shipped.
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- SHA-256 of the uncompressed bytes: what has not changed makes no new version.
  digest bytea NOT NULL,
  bytes bytea NOT NULL,
  text_count integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
