import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What members are and own, in tables that no generated API reads.
 *
 * - `sign_in_attempts`: a way to the identity provider that was begun: used once, by the browser that began it.
 * - `sign_ups`: somebody the provider knows and we do not, yet. Who they are is sealed with a key that only their
 *   browser has: nothing personal can be read here before they agreed.
 * - `member_identities`: whose account a (issuer, subject) is. The e-mail is the provider's word, for its owner to see.
 * - `consents`: what was agreed to, by version (`terms_versions` holds one row a version).
 * - `favorites`, `favorite_folders`, `favorite_shares`; `review_photos`, `review_helpful`.
 * - `erasures`: that an account was erased, without whose. `pending_unlinks`: what the provider has yet to be told.
 */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Nicknames from before the rule: the first keeps it, the others carry their number.
    UPDATE users SET nickname = left(nickname, 12) || ' ' || id
    WHERE EXISTS (SELECT FROM users o WHERE o.id < users.id
      AND lower(normalize(regexp_replace(o.nickname, '\\s', '', 'g'),
        NFKC)) = lower(normalize(regexp_replace(users.nickname, '\\s', '', 'g'), NFKC)));
    CREATE UNIQUE INDEX users_nickname_unique ON users (lower(normalize(regexp_replace(nickname, '\\s', '', 'g'),
      NFKC)));

    CREATE TABLE sign_in_attempts (
      state_hash bytea PRIMARY KEY CHECK (octet_length(state_hash) = 32),
      browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
      nonce text NOT NULL,
      verifier text NOT NULL,
      next text NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX sign_in_attempts_expires_at ON sign_in_attempts (expires_at);

    CREATE TABLE sign_ups (
      token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
      sealed bytea NOT NULL,
      agreed jsonb,
      next text NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX sign_ups_expires_at ON sign_ups (expires_at);

    CREATE TABLE member_identities (
      issuer text NOT NULL,
      subject text NOT NULL,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      email text,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (issuer, subject)
    );
    CREATE INDEX member_identities_user ON member_identities (user_id);

    CREATE TABLE consents (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      terms_id integer NOT NULL REFERENCES terms_versions (id),
      agreed boolean NOT NULL,
      decided_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, terms_id)
    );
    CREATE INDEX consents_terms ON consents (terms_id);

    CREATE TABLE favorite_folders (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (id, user_id)
    );
    CREATE UNIQUE INDEX favorite_folders_name ON favorite_folders (user_id, lower(name));

    CREATE TABLE favorites (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      restaurant_id integer NOT NULL REFERENCES restaurants (id),
      folder_id integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      -- A favourite lies in a folder of its own owner, or in none.
      FOREIGN KEY (folder_id, user_id) REFERENCES favorite_folders (id, user_id) ON DELETE SET NULL (folder_id)
    );
    CREATE UNIQUE INDEX favorites_one_per_member ON favorites (user_id, restaurant_id);
    CREATE INDEX favorites_listed ON favorites (user_id, created_at DESC, id DESC);
    CREATE INDEX favorites_restaurant ON favorites (restaurant_id);
    CREATE INDEX favorites_folder ON favorites (folder_id);

    CREATE TABLE favorite_shares (
      token text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      folder_id integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      FOREIGN KEY (folder_id, user_id) REFERENCES favorite_folders (id, user_id) ON DELETE CASCADE,
      UNIQUE NULLS NOT DISTINCT (user_id, folder_id)
    );

    DROP INDEX reviews_restaurant_idx, reviews_user_idx, review_reports_review_idx;
    ALTER TABLE reviews
      ADD CONSTRAINT reviews_rating CHECK (rating BETWEEN 1 AND 5 AND rating = trunc(rating)),
      ADD CONSTRAINT reviews_content CHECK (content <> '' AND char_length(content) <= 500),
      DROP CONSTRAINT reviews_restaurant_id_restaurants_id_fk,
      ADD CONSTRAINT reviews_restaurant_id_restaurants_id_fk FOREIGN KEY (restaurant_id) REFERENCES restaurants (id);
    CREATE UNIQUE INDEX reviews_one_per_member ON reviews (restaurant_id, user_id) WHERE deleted_at IS NULL;
    CREATE INDEX reviews_listed ON reviews (restaurant_id, created_at DESC, id DESC)
      WHERE status = 'published' AND deleted_at IS NULL;
    CREATE INDEX reviews_of_member ON reviews (user_id, created_at DESC, id DESC);
    ALTER TABLE review_reports
      DROP CONSTRAINT review_reports_review_id_reviews_id_fk,
      ADD CONSTRAINT review_reports_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES reviews (id)
        ON DELETE CASCADE;
    CREATE INDEX review_reports_review ON review_reports (review_id);
    CREATE UNIQUE INDEX review_reports_one_open ON review_reports (review_id, user_id) WHERE status = 'open';

    CREATE TABLE review_photos (
      name text PRIMARY KEY,
      user_id integer REFERENCES users (id) ON DELETE SET NULL,
      review_id integer REFERENCES reviews (id) ON DELETE CASCADE,
      position smallint NOT NULL DEFAULT 0,
      width integer NOT NULL,
      height integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX review_photos_review ON review_photos (review_id, position);
    CREATE INDEX review_photos_user ON review_photos (user_id);
    CREATE INDEX review_photos_unused ON review_photos (created_at) WHERE review_id IS NULL;

    CREATE TABLE review_helpful (
      review_id integer NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (review_id, user_id)
    );
    CREATE INDEX review_helpful_user ON review_helpful (user_id);

    CREATE TABLE erasures (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      erased_at timestamptz NOT NULL DEFAULT now(),
      asked_by text NOT NULL CHECK (asked_by IN ('member', 'provider', 'staff'))
    );

    CREATE TABLE pending_unlinks (
      issuer text NOT NULL,
      subject text NOT NULL,
      since timestamptz NOT NULL DEFAULT now(),
      tries integer NOT NULL DEFAULT 0,
      tried_at timestamptz,
      PRIMARY KEY (issuer, subject)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE pending_unlinks, erasures, review_helpful, review_photos, favorite_shares, favorites, favorite_folders,
      consents, member_identities, sign_ups, sign_in_attempts;
    DROP INDEX users_nickname_unique, reviews_one_per_member, reviews_listed, reviews_of_member,
      review_reports_review, review_reports_one_open;
    CREATE INDEX reviews_restaurant_idx ON reviews (restaurant_id);
    CREATE INDEX reviews_user_idx ON reviews (user_id);
    CREATE INDEX review_reports_review_idx ON review_reports (review_id);
  `)
}
