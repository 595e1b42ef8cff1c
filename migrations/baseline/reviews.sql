-- Reviews, photographs of reviews and posts, and votes for reviews.

CREATE TYPE enum_reviews_status AS ENUM ('published', 'hidden', 'pending');
CREATE TABLE reviews (
  id serial PRIMARY KEY,
  restaurant_id integer NOT NULL CONSTRAINT reviews_restaurant_id_restaurants_id_fk REFERENCES restaurants,
  user_id integer CONSTRAINT reviews_user_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  rating numeric NOT NULL 
    CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5 AND rating = trunc(rating)),
  content varchar CONSTRAINT reviews_content CHECK (content <> '' AND char_length(content) <= 500),
  status enum_reviews_status NOT NULL DEFAULT 'published',
  edited_at timestamptz(3),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  deleted_at timestamptz(3),
  hidden_reason varchar,
  hidden_until timestamptz(3),
  deleted_by_id integer CONSTRAINT reviews_deleted_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  CONSTRAINT reviews_hidden CHECK (status = 'hidden' OR (hidden_reason IS NULL AND hidden_until IS NULL))
);
CREATE INDEX reviews_updated_at_idx ON reviews (updated_at);
CREATE INDEX reviews_created_at_idx ON reviews (created_at);
CREATE INDEX reviews_deleted_at_idx ON reviews (deleted_at);
CREATE UNIQUE INDEX reviews_one_per_member ON reviews (restaurant_id, user_id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_listed ON reviews (restaurant_id, created_at DESC, id DESC)
  WHERE status = 'published' AND deleted_at IS NULL;
CREATE INDEX reviews_of_member ON reviews (user_id, created_at DESC, id DESC);
CREATE INDEX reviews_newest ON reviews (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_by_status ON reviews (status, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_by_rating ON reviews (rating, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_restricted ON reviews (hidden_until) WHERE hidden_until IS NOT NULL;
CREATE INDEX reviews_deleted_by_idx ON reviews (deleted_by_id) WHERE deleted_by_id IS NOT NULL;
CREATE INDEX reviews_content_search ON reviews USING gin (normalize(lower(content), NFD) gin_trgm_ops);

-- Photographs of reviews and posts. One that loses its post belongs to nothing, and is swept with its files. SHA-256 of
-- both forms show that a file on the disk has changed.
CREATE TABLE review_photos (
  name text PRIMARY KEY,
  user_id integer REFERENCES users ON DELETE SET NULL,
  review_id integer REFERENCES reviews ON DELETE CASCADE,
  position smallint NOT NULL DEFAULT 0,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  post_id integer REFERENCES posts ON DELETE SET NULL,
  whole_sha256 text,
  small_sha256 text,
  CONSTRAINT review_photos_one_place CHECK (review_id IS NULL OR post_id IS NULL)
);
CREATE INDEX review_photos_review ON review_photos (review_id, position);
CREATE INDEX review_photos_user ON review_photos (user_id);
CREATE INDEX review_photos_post ON review_photos (post_id, position) WHERE post_id IS NOT NULL;
CREATE INDEX review_photos_unused ON review_photos (created_at) WHERE review_id IS NULL AND post_id IS NULL;

CREATE TABLE review_votes (
  review_id integer NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_user ON review_votes (user_id);
