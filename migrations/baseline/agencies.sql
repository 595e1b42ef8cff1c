-- Districts, and the institutions that publish expense records, with their figures.

CREATE TABLE regions (
  id serial PRIMARY KEY,
  code varchar NOT NULL,
  sub_add1 varchar NOT NULL,
  sub_add2 varchar,
  aliases jsonb NOT NULL DEFAULT '[]',
  valid_from timestamptz(3),
  valid_to timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX regions_code_idx ON regions (code);
CREATE INDEX regions_sub_add1_idx ON regions (sub_add1);
CREATE INDEX regions_updated_at_idx ON regions (updated_at);
CREATE INDEX regions_created_at_idx ON regions (created_at);

CREATE TYPE enum_agencies_type AS ENUM ('city', 'district', 'council', 'ministry', 'education', 'public_corporation',
  'fire', 'other');
CREATE TABLE agencies (
  id serial PRIMARY KEY,
  name varchar NOT NULL,
  type enum_agencies_type NOT NULL DEFAULT 'other',
  parent_id integer CONSTRAINT agencies_parent_id_agencies_id_fk REFERENCES agencies ON DELETE SET NULL,
  region_id integer CONSTRAINT agencies_region_id_regions_id_fk REFERENCES regions ON DELETE SET NULL,
  aliases jsonb NOT NULL DEFAULT '[]',
  source_url varchar,
  category varchar,
  sub_category varchar,
  import_batch_id integer
    CONSTRAINT agencies_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX agencies_name_idx ON agencies (name);
CREATE INDEX agencies_type_idx ON agencies (type);
CREATE INDEX agencies_parent_idx ON agencies (parent_id);
CREATE INDEX agencies_region_idx ON agencies (region_id);
CREATE INDEX agencies_import_batch_idx ON agencies (import_batch_id);
CREATE INDEX agencies_updated_at_idx ON agencies (updated_at);
CREATE INDEX agencies_created_at_idx ON agencies (created_at);

CREATE TABLE departments (
  id serial PRIMARY KEY,
  agency_id integer NOT NULL CONSTRAINT departments_agency_id_agencies_id_fk REFERENCES agencies ON DELETE SET NULL,
  name varchar NOT NULL,
  import_batch_id integer
    CONSTRAINT departments_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX departments_agency_idx ON departments (agency_id);
CREATE INDEX departments_import_batch_idx ON departments (import_batch_id);
CREATE INDEX departments_updated_at_idx ON departments (updated_at);
CREATE INDEX departments_created_at_idx ON departments (created_at);
CREATE UNIQUE INDEX agency_name_idx ON departments (agency_id, name);

-- Months that an agency is known to have published.
CREATE TABLE agency_publications (
  agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
  month date NOT NULL CHECK (month = date_trunc('month', month)),
  noted_by_id integer REFERENCES users ON DELETE SET NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (agency_id, month)
);

-- Merges of agencies, with all that it takes to undo them.
CREATE TABLE agency_merges (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_id integer NOT NULL,
  into_id integer NOT NULL,
  former jsonb NOT NULL,
  former_aliases jsonb NOT NULL,
  merged_by_id integer REFERENCES users ON DELETE SET NULL,
  merged_at timestamptz NOT NULL DEFAULT now(),
  undone_by_id integer REFERENCES users ON DELETE SET NULL,
  undone_at timestamptz,
  CHECK (from_id <> into_id)
);
CREATE INDEX agency_merges_into ON agency_merges (into_id);

CREATE TABLE agency_merge_changes (
  merge_id integer NOT NULL REFERENCES agency_merges ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('visit', 'department', 'child', 'visit_department')),
  row_id integer NOT NULL,
  former_id integer,
  value_id integer,
  PRIMARY KEY (merge_id, kind, row_id)
);

-- Figures of each agency, and of each agency at each restaurant (`agency_places`). A job counts them: an agency may
-- have a hundred thousand visits. See `staleAgencies.ts`.
CREATE TABLE agency_stats (
  agency_id integer PRIMARY KEY REFERENCES agencies ON DELETE CASCADE,
  visit_count integer NOT NULL,
  restaurant_count integer NOT NULL,
  total_amount bigint NOT NULL,
  headcount_total bigint NOT NULL,
  time_unknown_count integer NOT NULL,
  per_head_median integer,
  first_visit date,
  last_visit date,
  figures jsonb NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX agency_stats_visits ON agency_stats (visit_count DESC, total_amount DESC, agency_id) WHERE visit_count > 0;
CREATE INDEX agency_stats_amount ON agency_stats (total_amount DESC, visit_count DESC, agency_id) WHERE visit_count > 0;

CREATE TABLE agency_places (
  agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
  restaurant_id integer NOT NULL,
  visit_count integer NOT NULL,
  total_amount bigint NOT NULL,
  per_head_median integer,
  last_visit date NOT NULL,
  PRIMARY KEY (agency_id, restaurant_id)
);
CREATE INDEX agency_places_by_place ON agency_places (restaurant_id, visit_count DESC, agency_id);
CREATE INDEX agency_places_by_visits ON agency_places (agency_id, visit_count DESC, restaurant_id);

-- Agencies to be counted again. No primary key and no references, so that no writer waits for another.
CREATE TABLE stale_agencies (
  agency_id integer NOT NULL
);
CREATE INDEX stale_agencies_agency ON stale_agencies (agency_id);
