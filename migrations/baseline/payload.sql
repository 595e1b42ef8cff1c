-- Payload's own tables.

CREATE TABLE payload_kv (
  id serial PRIMARY KEY,
  key varchar NOT NULL,
  data jsonb NOT NULL
);
CREATE UNIQUE INDEX payload_kv_key_idx ON payload_kv (key);

CREATE TABLE payload_preferences (
  id serial PRIMARY KEY,
  key varchar,
  value jsonb,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_preferences_key_idx ON payload_preferences (key);
CREATE INDEX payload_preferences_updated_at_idx ON payload_preferences (updated_at);
CREATE INDEX payload_preferences_created_at_idx ON payload_preferences (created_at);

CREATE TABLE payload_preferences_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL
    CONSTRAINT payload_preferences_rels_parent_fk REFERENCES payload_preferences ON DELETE CASCADE,
  path varchar NOT NULL,
  users_id integer CONSTRAINT payload_preferences_rels_users_fk REFERENCES users ON DELETE CASCADE
);
CREATE INDEX payload_preferences_rels_order_idx ON payload_preferences_rels ("order");
CREATE INDEX payload_preferences_rels_parent_idx ON payload_preferences_rels (parent_id);
CREATE INDEX payload_preferences_rels_path_idx ON payload_preferences_rels (path);
CREATE INDEX payload_preferences_rels_users_id_idx ON payload_preferences_rels (users_id);

CREATE TABLE payload_locked_documents (
  id serial PRIMARY KEY,
  global_slug varchar,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_locked_documents_global_slug_idx ON payload_locked_documents (global_slug);
CREATE INDEX payload_locked_documents_updated_at_idx ON payload_locked_documents (updated_at);
CREATE INDEX payload_locked_documents_created_at_idx ON payload_locked_documents (created_at);

-- Whom the panel shows editing what: one column a collection.
CREATE TABLE payload_locked_documents_rels (
  id serial PRIMARY KEY,
  "order" integer,
  parent_id integer NOT NULL
    CONSTRAINT payload_locked_documents_rels_parent_fk REFERENCES payload_locked_documents ON DELETE CASCADE,
  path varchar NOT NULL,
  restaurants_id integer
    CONSTRAINT payload_locked_documents_rels_restaurants_fk REFERENCES restaurants ON DELETE CASCADE,
  restaurant_aliases_id integer
    CONSTRAINT payload_locked_documents_rels_restaurant_aliases_fk REFERENCES restaurant_aliases ON DELETE CASCADE,
  visits_id integer CONSTRAINT payload_locked_documents_rels_visits_fk REFERENCES visits ON DELETE CASCADE,
  agencies_id integer CONSTRAINT payload_locked_documents_rels_agencies_fk REFERENCES agencies ON DELETE CASCADE,
  departments_id integer
    CONSTRAINT payload_locked_documents_rels_departments_fk REFERENCES departments ON DELETE CASCADE,
  regions_id integer CONSTRAINT payload_locked_documents_rels_regions_fk REFERENCES regions ON DELETE CASCADE,
  source_documents_id integer
    CONSTRAINT payload_locked_documents_rels_source_documents_fk REFERENCES source_documents ON DELETE CASCADE,
  import_batches_id integer
    CONSTRAINT payload_locked_documents_rels_import_batches_fk REFERENCES import_batches ON DELETE CASCADE,
  import_row_issues_id integer
    CONSTRAINT payload_locked_documents_rels_import_row_issues_fk REFERENCES import_row_issues ON DELETE CASCADE,
  media_id integer CONSTRAINT payload_locked_documents_rels_media_fk REFERENCES media ON DELETE CASCADE,
  users_id integer CONSTRAINT payload_locked_documents_rels_users_fk REFERENCES users ON DELETE CASCADE,
  match_reviews_id integer
    CONSTRAINT payload_locked_documents_rels_match_reviews_fk REFERENCES match_reviews ON DELETE CASCADE,
  restaurant_merges_id integer
    CONSTRAINT payload_locked_documents_rels_restaurant_merges_fk REFERENCES restaurant_merges ON DELETE CASCADE,
  restaurant_sources_id integer
    CONSTRAINT payload_locked_documents_rels_restaurant_sources_fk REFERENCES restaurant_sources ON DELETE CASCADE,
  licences_id integer CONSTRAINT payload_locked_documents_rels_licences_fk REFERENCES licences ON DELETE CASCADE,
  terms_versions_id integer
    CONSTRAINT payload_locked_documents_rels_terms_versions_fk REFERENCES terms_versions ON DELETE CASCADE,
  tickets_id integer CONSTRAINT payload_locked_documents_rels_tickets_fk REFERENCES tickets ON DELETE CASCADE,
  reviews_id integer CONSTRAINT payload_locked_documents_rels_reviews_fk REFERENCES reviews ON DELETE CASCADE,
  role_grants_id integer
    CONSTRAINT payload_locked_documents_rels_role_grants_fk REFERENCES role_grants ON DELETE CASCADE,
  posts_id integer CONSTRAINT payload_locked_documents_rels_posts_fk REFERENCES posts ON DELETE CASCADE,
  comments_id integer CONSTRAINT payload_locked_documents_rels_comments_fk REFERENCES comments ON DELETE CASCADE,
  reports_id integer CONSTRAINT payload_locked_documents_rels_reports_fk REFERENCES reports ON DELETE CASCADE,
  faqs_id integer CONSTRAINT payload_locked_documents_rels_faqs_fk REFERENCES faqs ON DELETE CASCADE,
  data_formats_id integer
    CONSTRAINT payload_locked_documents_rels_data_formats_fk REFERENCES data_formats ON DELETE CASCADE,
  place_collections_id integer
    CONSTRAINT payload_locked_documents_rels_place_collections_fk REFERENCES place_collections ON DELETE CASCADE
);
CREATE INDEX payload_locked_documents_rels_order_idx ON payload_locked_documents_rels ("order");
CREATE INDEX payload_locked_documents_rels_parent_idx ON payload_locked_documents_rels (parent_id);
CREATE INDEX payload_locked_documents_rels_path_idx ON payload_locked_documents_rels (path);
CREATE INDEX payload_locked_documents_rels_restaurants_id_idx ON payload_locked_documents_rels (restaurants_id);
CREATE INDEX payload_locked_documents_rels_restaurant_aliases_id_idx ON payload_locked_documents_rels
  (restaurant_aliases_id);
CREATE INDEX payload_locked_documents_rels_visits_id_idx ON payload_locked_documents_rels (visits_id);
CREATE INDEX payload_locked_documents_rels_agencies_id_idx ON payload_locked_documents_rels (agencies_id);
CREATE INDEX payload_locked_documents_rels_departments_id_idx ON payload_locked_documents_rels (departments_id);
CREATE INDEX payload_locked_documents_rels_regions_id_idx ON payload_locked_documents_rels (regions_id);
CREATE INDEX payload_locked_documents_rels_source_documents_id_idx ON payload_locked_documents_rels
  (source_documents_id);
CREATE INDEX payload_locked_documents_rels_import_batches_id_idx ON payload_locked_documents_rels (import_batches_id);
CREATE INDEX payload_locked_documents_rels_import_row_issues_id_idx ON payload_locked_documents_rels
  (import_row_issues_id);
CREATE INDEX payload_locked_documents_rels_media_id_idx ON payload_locked_documents_rels (media_id);
CREATE INDEX payload_locked_documents_rels_users_id_idx ON payload_locked_documents_rels (users_id);
CREATE INDEX payload_locked_documents_rels_match_reviews_id_idx ON payload_locked_documents_rels (match_reviews_id);
CREATE INDEX payload_locked_documents_rels_restaurant_merges_id_idx ON payload_locked_documents_rels
  (restaurant_merges_id);
CREATE INDEX payload_locked_documents_rels_restaurant_sources_id_idx ON payload_locked_documents_rels
  (restaurant_sources_id);
CREATE INDEX payload_locked_documents_rels_licences_id_idx ON payload_locked_documents_rels (licences_id);
CREATE INDEX payload_locked_documents_rels_terms_versions_id_idx ON payload_locked_documents_rels (terms_versions_id);
CREATE INDEX payload_locked_documents_rels_tickets_id_idx ON payload_locked_documents_rels (tickets_id);
CREATE INDEX payload_locked_documents_rels_reviews_id_idx ON payload_locked_documents_rels (reviews_id);
CREATE INDEX payload_locked_documents_rels_role_grants_id_idx ON payload_locked_documents_rels (role_grants_id);
CREATE INDEX payload_locked_documents_rels_posts_id_idx ON payload_locked_documents_rels (posts_id);
CREATE INDEX payload_locked_documents_rels_comments_id_idx ON payload_locked_documents_rels (comments_id);
CREATE INDEX payload_locked_documents_rels_reports_id_idx ON payload_locked_documents_rels (reports_id);
CREATE INDEX payload_locked_documents_rels_faqs_id_idx ON payload_locked_documents_rels (faqs_id);
CREATE INDEX payload_locked_documents_rels_data_formats_id_idx ON payload_locked_documents_rels (data_formats_id);
CREATE INDEX payload_locked_documents_rels_place_collections_id_idx ON payload_locked_documents_rels
  (place_collections_id);

CREATE TABLE payload_migrations (
  id serial PRIMARY KEY,
  name varchar,
  batch numeric,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX payload_migrations_updated_at_idx ON payload_migrations (updated_at);
CREATE INDEX payload_migrations_created_at_idx ON payload_migrations (created_at);
