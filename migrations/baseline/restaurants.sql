-- Restaurants, every spelling they were seen under, licence registers, photographs, and merges.

CREATE TABLE media (
  id serial PRIMARY KEY,
  alt varchar NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric,
  focal_x numeric,
  focal_y numeric,
  sizes_card_url varchar,
  sizes_card_width numeric,
  sizes_card_height numeric,
  sizes_card_mime_type varchar,
  sizes_card_filesize numeric,
  sizes_card_filename varchar
);
CREATE INDEX media_updated_at_idx ON media (updated_at);
CREATE INDEX media_created_at_idx ON media (created_at);
CREATE UNIQUE INDEX media_filename_idx ON media (filename);
CREATE INDEX media_sizes_card_sizes_card_filename_idx ON media (sizes_card_filename);

-- SHA-256 of each file of `media`, its sizes included: it shows that a file on the disk has changed.
CREATE TABLE media_checksums (
  file_name text PRIMARY KEY,
  sha256 text NOT NULL
);

CREATE TYPE enum_restaurants_category AS ENUM ('restaurant', 'cafe');
-- `search_*` are generated from the title and address, so that every writer keeps them right: see `search.ts`.
CREATE TABLE restaurants (
  id serial PRIMARY KEY,
  title varchar NOT NULL,
  name varchar NOT NULL,
  branch varchar,
  category enum_restaurants_category NOT NULL DEFAULT 'restaurant',
  sub_category varchar,
  address varchar,
  region_id integer CONSTRAINT restaurants_region_id_regions_id_fk REFERENCES regions ON DELETE SET NULL,
  latitude numeric,
  longitude numeric,
  phone varchar,
  is_active boolean NOT NULL DEFAULT true,
  closed_on timestamptz(3),
  verified_on timestamptz(3),
  merged_into_id integer
    CONSTRAINT restaurants_merged_into_id_restaurants_id_fk REFERENCES restaurants ON DELETE SET NULL,
  import_batch_id integer
    CONSTRAINT restaurants_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  search_name text GENERATED ALWAYS AS (public.search_jamo(title)) STORED,
  search_choseong text GENERATED ALWAYS AS (public.search_choseong(title)) STORED,
  search_keys text[] GENERATED ALWAYS AS (public.search_keys(title)) STORED,
  search_address text GENERATED ALWAYS AS (public.search_jamo(public.search_street(address))) STORED,
  search_region integer[] GENERATED ALWAYS AS (ARRAY[region_id]) STORED,
  address_from_id integer
);
CREATE INDEX restaurants_region_idx ON restaurants (region_id);
CREATE INDEX restaurants_merged_into_idx ON restaurants (merged_into_id);
CREATE INDEX restaurants_import_batch_idx ON restaurants (import_batch_id);
CREATE INDEX restaurants_created_at_idx ON restaurants (created_at);
CREATE INDEX restaurants_deleted_at_idx ON restaurants (deleted_at);
CREATE INDEX restaurants_search_name ON restaurants USING gin (search_name gin_trgm_ops, search_region);
CREATE INDEX restaurants_search_keys ON restaurants USING gin (search_keys, search_region);
CREATE INDEX restaurants_search_choseong ON restaurants USING gin (search_choseong gin_trgm_ops, search_region);
CREATE INDEX restaurants_search_address ON restaurants USING gin (search_address gin_trgm_ops);
CREATE INDEX restaurants_search_prefix ON restaurants (search_name COLLATE "C");
CREATE INDEX restaurants_title ON restaurants (title, id) WHERE is_active AND deleted_at IS NULL;
-- Nearly every restaurant keeps the address it was first seen with, or has none.
CREATE INDEX restaurants_address_from ON restaurants (address_from_id) WHERE address_from_id IS NOT NULL;
CREATE INDEX restaurants_created_list ON restaurants (created_at, id);
CREATE INDEX restaurants_updated_list ON restaurants (updated_at, id);
CREATE INDEX restaurants_title_list ON restaurants (title, id);
-- The few that visitors do not see.
CREATE INDEX restaurants_hidden ON restaurants (id)
  WHERE NOT is_active OR deleted_at IS NOT NULL OR merged_into_id IS NOT NULL;
-- What is near a point; PostgreSQL's own points need no extension.
CREATE INDEX restaurants_point ON restaurants USING gist (point(longitude::float8, latitude::float8))
  WHERE is_active AND deleted_at IS NULL AND latitude IS NOT NULL AND longitude IS NOT NULL;
CREATE INDEX restaurants_newest ON restaurants (region_id, created_at DESC, id DESC);
CREATE INDEX restaurants_search_pairs ON restaurants USING gin (public.search_pairs(search_name), search_region);

CREATE TYPE enum_restaurants_images_kind AS ENUM ('main', 'extra');
CREATE TABLE restaurants_images (
  _order integer NOT NULL,
  _parent_id integer NOT NULL CONSTRAINT restaurants_images_parent_id_fk REFERENCES restaurants ON DELETE CASCADE,
  id varchar PRIMARY KEY,
  image_id integer NOT NULL CONSTRAINT restaurants_images_image_id_media_id_fk REFERENCES media ON DELETE SET NULL,
  kind enum_restaurants_images_kind NOT NULL DEFAULT 'main'
);
CREATE INDEX restaurants_images_order_idx ON restaurants_images (_order);
CREATE INDEX restaurants_images_parent_id_idx ON restaurants_images (_parent_id);
CREATE INDEX restaurants_images_image_idx ON restaurants_images (image_id);

CREATE TYPE enum_restaurant_aliases_evidence AS ENUM ('new', 'same_address', 'same_street', 'same_branch',
  'only_in_district', 'cut_name', 'near_spelling', 'alternate_name', 'licence', 'person');
-- Every spelling of a restaurant that was seen, by its key (decision 3).
CREATE TABLE restaurant_aliases (
  id serial PRIMARY KEY,
  restaurant_id integer NOT NULL
    CONSTRAINT restaurant_aliases_restaurant_id_restaurants_id_fk REFERENCES restaurants ON DELETE SET NULL,
  key varchar NOT NULL,
  spelling varchar NOT NULL,
  name_key varchar NOT NULL,
  region_id integer CONSTRAINT restaurant_aliases_region_id_regions_id_fk REFERENCES regions ON DELETE SET NULL,
  address_key varchar,
  evidence enum_restaurant_aliases_evidence NOT NULL,
  import_batch_id integer
    CONSTRAINT restaurant_aliases_import_batch_id_import_batches_id_fk REFERENCES import_batches ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  confidence numeric NOT NULL DEFAULT 1,
  alternate_name_key varchar
);
CREATE INDEX restaurant_aliases_restaurant_idx ON restaurant_aliases (restaurant_id);
CREATE UNIQUE INDEX restaurant_aliases_key_idx ON restaurant_aliases (key);
CREATE INDEX restaurant_aliases_region_idx ON restaurant_aliases (region_id);
CREATE INDEX restaurant_aliases_import_batch_idx ON restaurant_aliases (import_batch_id);
CREATE INDEX restaurant_aliases_name_region ON restaurant_aliases (name_key, region_id);
-- The spelling whose address a restaurant shows: the two tables name each other.
ALTER TABLE restaurants ADD CONSTRAINT restaurants_address_from_id_restaurant_aliases_id_fk
  FOREIGN KEY (address_from_id) REFERENCES restaurant_aliases ON DELETE SET NULL;

-- The register of licensed restaurants, searched by district with a name or an address.
CREATE TABLE licences (
  id serial PRIMARY KEY,
  name varchar NOT NULL,
  branch varchar,
  region_id integer CONSTRAINT licences_region_id_regions_id_fk REFERENCES regions ON DELETE SET NULL,
  lot_address varchar,
  road_address varchar,
  latitude numeric,
  longitude numeric,
  phone varchar,
  kind varchar,
  business_type varchar,
  is_open boolean NOT NULL DEFAULT true,
  opened_on timestamptz(3),
  closed_on timestamptz(3),
  as_of timestamptz(3) NOT NULL,
  file varchar NOT NULL,
  number varchar NOT NULL,
  name_key varchar NOT NULL,
  branch_key varchar NOT NULL DEFAULT '',
  lot_key varchar NOT NULL DEFAULT '',
  road_key varchar NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX licences_number_idx ON licences (number);
CREATE INDEX licences_name ON licences (region_id, name_key);
CREATE INDEX licences_lot ON licences (region_id, lot_key) WHERE lot_key <> '';
CREATE INDEX licences_road ON licences (region_id, road_key) WHERE road_key <> '';

CREATE TYPE enum_restaurant_sources_kind AS ENUM ('licence', 'kakao');
CREATE TYPE enum_restaurant_sources_evidence AS ENUM ('new', 'same_address', 'same_street', 'same_branch',
  'only_in_district', 'cut_name', 'near_spelling', 'alternate_name', 'licence', 'person');
-- Outside records of a restaurant. `filled_fields` are its columns that were empty and that this record filled: only
-- these are taken back when the record turns out to be of another place.
CREATE TABLE restaurant_sources (
  id serial PRIMARY KEY,
  restaurant_id integer NOT NULL CONSTRAINT restaurant_sources_restaurant_fk REFERENCES restaurants ON DELETE CASCADE,
  kind enum_restaurant_sources_kind NOT NULL,
  licence_id integer CONSTRAINT restaurant_sources_licence_fk REFERENCES licences ON DELETE CASCADE,
  external_id varchar,
  evidence enum_restaurant_sources_evidence NOT NULL,
  confidence numeric NOT NULL,
  checked_at timestamptz(3) NOT NULL,
  filled_fields text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX restaurant_sources_licence_idx ON restaurant_sources (licence_id);
CREATE UNIQUE INDEX restaurant_kind_idx ON restaurant_sources (restaurant_id, kind);

-- What Kakao Local answered, so that no question is asked twice.
CREATE TABLE kakao_response_cache (
  request text PRIMARY KEY,
  response jsonb NOT NULL,
  fetched_at timestamptz NOT NULL
);

-- How many questions a day.
CREATE TABLE kakao_quota (
  day date PRIMARY KEY,
  calls integer NOT NULL
);

CREATE TABLE restaurant_merges (
  id serial PRIMARY KEY,
  from_id integer NOT NULL CONSTRAINT restaurant_merges_from_fk REFERENCES restaurants ON DELETE CASCADE,
  into_id integer NOT NULL CONSTRAINT restaurant_merges_into_fk REFERENCES restaurants ON DELETE CASCADE,
  undone boolean NOT NULL DEFAULT false,
  merged_by_id integer CONSTRAINT restaurant_merges_merged_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  undone_by_id integer CONSTRAINT restaurant_merges_undone_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  undone_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT restaurant_merges_two CHECK (from_id <> into_id)
);
CREATE INDEX restaurant_merges_into_idx ON restaurant_merges (into_id);
CREATE INDEX restaurant_merges_updated_at_idx ON restaurant_merges (updated_at);
CREATE INDEX restaurant_merges_created_at_idx ON restaurant_merges (created_at);
-- A restaurant is merged away once at a time.
CREATE UNIQUE INDEX restaurant_merges_standing ON restaurant_merges (from_id) WHERE NOT undone;

-- Every row that a merge moved, and by which column: undoing it moves exactly those back.
CREATE TABLE restaurant_merge_changes (
  merge_id integer NOT NULL REFERENCES restaurant_merges ON DELETE CASCADE,
  table_name text NOT NULL,
  column_name text NOT NULL,
  row_id integer NOT NULL,
  PRIMARY KEY (merge_id, table_name, column_name, row_id)
);

-- What one bulk change set, so that it can be put back.
CREATE TABLE restaurant_bulk_changes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  changes jsonb NOT NULL,
  reason text,
  made_by integer REFERENCES users ON DELETE SET NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  undone_by integer REFERENCES users ON DELETE SET NULL,
  undone_at timestamptz
);

CREATE TABLE restaurant_bulk_change_rows (
  change_id integer NOT NULL REFERENCES restaurant_bulk_changes ON DELETE CASCADE,
  restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  PRIMARY KEY (change_id, restaurant_id)
);
CREATE INDEX restaurant_bulk_change_rows_restaurant ON restaurant_bulk_change_rows (restaurant_id);
