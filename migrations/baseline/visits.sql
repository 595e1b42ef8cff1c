-- Visits, the grain of everything: one line of an expense record at one restaurant.

CREATE TYPE enum_visits_data_source AS ENUM ('crawled', 'manual', 'corrected');
CREATE TYPE enum_visits_status AS ENUM ('confirmed', 'pending', 'disputed');
CREATE TABLE visits (
  id serial PRIMARY KEY,
  restaurant_id integer NOT NULL
    CONSTRAINT visits_restaurant_id_restaurants_id_fk REFERENCES restaurants ON DELETE SET NULL,
  agency_id integer NOT NULL CONSTRAINT visits_agency_id_agencies_id_fk REFERENCES agencies ON DELETE SET NULL,
  department_id integer CONSTRAINT visits_department_id_departments_id_fk REFERENCES departments ON DELETE SET NULL,
  spent_at timestamptz(3) NOT NULL,
  has_time boolean NOT NULL DEFAULT false,
  amount numeric,
  split_amount numeric,
  headcount numeric,
  purpose varchar,
  payment_method varchar,
  source_document_id integer
    CONSTRAINT visits_source_document_id_source_documents_id_fk REFERENCES source_documents ON DELETE SET NULL,
  import_batch_id integer
    CONSTRAINT visits_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  alias_id integer
    CONSTRAINT visits_alias_id_restaurant_aliases_id_fk REFERENCES restaurant_aliases ON DELETE SET NULL,
  sheet varchar,
  row_number numeric,
  place_index numeric NOT NULL DEFAULT 1,
  row_hash uuid,
  data_source enum_visits_data_source NOT NULL DEFAULT 'manual',
  status enum_visits_status NOT NULL DEFAULT 'confirmed',
  flags jsonb NOT NULL DEFAULT '[]',
  notes varchar,
  corrected_by_id integer CONSTRAINT visits_corrected_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  correction_reason varchar
);
CREATE INDEX visits_department_idx ON visits (department_id);
CREATE INDEX visits_source_document_idx ON visits (source_document_id);
CREATE INDEX visits_import_batch_idx ON visits (import_batch_id);
CREATE INDEX visits_alias_idx ON visits (alias_id);
CREATE INDEX visits_restaurant_spent ON visits (restaurant_id, spent_at DESC, id DESC);
CREATE INDEX visits_corrected_by ON visits (corrected_by_id) WHERE corrected_by_id IS NOT NULL;
CREATE UNIQUE INDEX visits_row_hash ON visits (row_hash) WHERE row_hash IS NOT NULL;
CREATE INDEX visits_unconfirmed ON visits (status, id) WHERE status <> 'confirmed';
CREATE INDEX visits_agency_spent ON visits (agency_id, spent_at);
CREATE INDEX visits_by_day ON visits (spent_at, id);
CREATE INDEX visits_by_amount ON visits (amount, id) WHERE amount IS NOT NULL;
CREATE INDEX visits_by_hand ON visits (data_source, spent_at, id) WHERE data_source <> 'crawled';
CREATE INDEX visits_flagged ON visits (spent_at, id) WHERE flags <> '[]'::jsonb;

-- What staff corrected of published visits, with the source's own values.
CREATE TABLE visit_corrections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  visit_id integer NOT NULL REFERENCES visits ON DELETE CASCADE,
  field text NOT NULL,
  source_value jsonb,
  value jsonb,
  reason text NOT NULL,
  corrected_by_id integer REFERENCES users ON DELETE SET NULL,
  corrected_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX visit_corrections_visit ON visit_corrections (visit_id, field, id);
