-- Questions and answers, collections of places, and polls among places to meet.

CREATE TYPE enum_faqs_status AS ENUM ('draft', 'active', 'inactive');
CREATE TABLE faqs (
  id serial PRIMARY KEY,
  question varchar NOT NULL,
  answer varchar NOT NULL,
  category varchar NOT NULL,
  status enum_faqs_status NOT NULL DEFAULT 'draft',
  position numeric NOT NULL DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX faqs_status_idx ON faqs (status);
CREATE INDEX faqs_updated_at_idx ON faqs (updated_at);
CREATE INDEX faqs_created_at_idx ON faqs (created_at);

CREATE TABLE place_collections (
  id serial PRIMARY KEY,
  title varchar NOT NULL,
  slug varchar NOT NULL,
  summary varchar NOT NULL,
  published boolean NOT NULL DEFAULT false,
  position numeric NOT NULL DEFAULT 0,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX place_collections_slug_idx ON place_collections (slug);
CREATE INDEX place_collections_updated_at_idx ON place_collections (updated_at);
CREATE INDEX place_collections_created_at_idx ON place_collections (created_at);

CREATE TABLE place_collections_places (
  _order integer NOT NULL,
  _parent_id integer NOT NULL
    CONSTRAINT place_collections_places_parent_id_fk REFERENCES place_collections ON DELETE CASCADE,
  id varchar PRIMARY KEY,
  restaurant_id integer NOT NULL
    CONSTRAINT place_collections_places_restaurant_id_restaurants_id_fk REFERENCES restaurants ON DELETE CASCADE,
  remark varchar
);
CREATE INDEX place_collections_places_order_idx ON place_collections_places (_order);
CREATE INDEX place_collections_places_parent_id_idx ON place_collections_places (_parent_id);
CREATE INDEX place_collections_places_restaurant_idx ON place_collections_places (restaurant_id);

-- Known by a link alone. Of the link and of a voter's random number only the hashes are stored, and neither a name nor
-- an address.
CREATE TABLE polls (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  headcount smallint NOT NULL,
  per_head_max integer NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX polls_created ON polls (created_at);

CREATE TABLE poll_places (
  poll_id integer NOT NULL REFERENCES polls ON DELETE CASCADE,
  restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (poll_id, restaurant_id)
);
CREATE INDEX poll_places_restaurant ON poll_places (restaurant_id);

CREATE TABLE poll_votes (
  poll_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  voter_hash bytea NOT NULL,
  FOREIGN KEY (poll_id, restaurant_id) REFERENCES poll_places ON DELETE CASCADE,
  PRIMARY KEY (poll_id, voter_hash, restaurant_id)
);
CREATE INDEX poll_votes_place ON poll_votes (poll_id, restaurant_id);
