-- What members are and own, in tables that no generated API reads, and the legal texts they agree to.

-- Whose account an (issuer, subject) is. The e-mail is the provider's word, for its owner to see.
CREATE TABLE member_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX member_identities_user ON member_identities (user_id);

-- Authorization requests: each is used once, by the browser that started it.
CREATE TABLE oidc_requests (
  state_hash bytea PRIMARY KEY CHECK (octet_length(state_hash) = 32),
  browser_hash bytea NOT NULL CHECK (octet_length(browser_hash) = 32),
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_requests_expires_at ON oidc_requests (expires_at);

-- People whom the provider knows and we do not yet. Who they are is encrypted with a key that only their browser has:
-- nothing personal can be read here before they agreed.
CREATE TABLE sign_ups (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  identity_ciphertext bytea NOT NULL,
  terms_decision jsonb,
  return_to text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_ups_expires_at ON sign_ups (expires_at);

-- Accounts that the provider has yet to unlink.
CREATE TABLE provider_unlink_outbox (
  issuer text NOT NULL,
  subject text NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  last_attempt_at timestamptz,
  PRIMARY KEY (issuer, subject)
);

-- That an account was erased, without whose.
CREATE TABLE erasures (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  erased_at timestamptz NOT NULL DEFAULT now(),
  asked_by text NOT NULL CHECK (asked_by IN ('member', 'provider', 'staff'))
);

CREATE TYPE enum_terms_versions_code AS ENUM ('tos', 'privacy', 'age14', 'location');
-- Legal texts in Markdown (decision 10). A version is a whole number from 1.
CREATE TABLE terms_versions (
  id serial PRIMARY KEY,
  code enum_terms_versions_code NOT NULL DEFAULT 'tos',
  title varchar NOT NULL,
  version numeric NOT NULL DEFAULT 1
    CONSTRAINT terms_versions_whole CHECK (version >= 1 AND version = trunc(version)),
  is_required boolean NOT NULL DEFAULT true,
  effective_on timestamptz(3) NOT NULL,
  body varchar NOT NULL,
  pdf_url varchar,
  published boolean NOT NULL DEFAULT false,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX terms_versions_updated_at_idx ON terms_versions (updated_at);
CREATE INDEX terms_versions_created_at_idx ON terms_versions (created_at);
CREATE UNIQUE INDEX code_version_idx ON terms_versions (code, version);

-- What a member decided about each version.
CREATE TABLE consents (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  terms_id integer NOT NULL REFERENCES terms_versions,
  agreed boolean NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, terms_id)
);
CREATE INDEX consents_terms ON consents (terms_id);

-- How many agreed, in shards: see `consentCounts.ts`.
CREATE TABLE consent_counts (
  terms_id integer NOT NULL REFERENCES terms_versions ON DELETE CASCADE,
  shard smallint NOT NULL,
  agreed_count integer NOT NULL,
  PRIMARY KEY (terms_id, shard)
);

-- The history of consents. A row names the document and its version itself, so that it stays true whatever becomes of
-- the text's row. Append-only: rows leave only with their member.
CREATE TABLE consent_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  code text NOT NULL,
  version integer NOT NULL,
  action text NOT NULL CHECK (action IN ('given', 'declined', 'withdrawn')),
  occurred_at timestamptz NOT NULL
);
CREATE INDEX consent_events_member ON consent_events (user_id, code, id);

CREATE FUNCTION record_consent_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND NEW.agreed = OLD.agreed THEN
        RETURN NULL;
      END IF;
      INSERT INTO consent_events (user_id, code, version, action, occurred_at)
      SELECT NEW.user_id, t.code::text, t.version::int,
        CASE WHEN NEW.agreed THEN 'given' WHEN TG_OP = 'UPDATE' THEN 'withdrawn' ELSE 'declined' END, NEW.decided_at
      FROM terms_versions t WHERE t.id = NEW.terms_id;
      RETURN NULL;
    END $$;
CREATE TRIGGER consents_recorded AFTER INSERT OR UPDATE ON consents
  FOR EACH ROW EXECUTE FUNCTION record_consent_event();

-- Depth 1 is a statement of somebody's own; a member's erasure comes from deeper, through the foreign key.
CREATE FUNCTION keep_consent_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'consent_events is append-only';
    END $$;
CREATE TRIGGER consent_events_kept BEFORE UPDATE OR DELETE ON consent_events
  FOR EACH ROW EXECUTE FUNCTION keep_consent_event();

CREATE TABLE favorite_folders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, user_id)
);
CREATE UNIQUE INDEX favorite_folders_name ON favorite_folders (user_id, lower(name));

CREATE TABLE favorites (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  restaurant_id integer NOT NULL REFERENCES restaurants,
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
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  folder_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (folder_id, user_id) REFERENCES favorite_folders (id, user_id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (user_id, folder_id)
);

-- Whose posts and comments a member does not want to see.
CREATE TABLE member_mutes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  muted_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT member_mutes_others CHECK (user_id <> muted_id),
  PRIMARY KEY (user_id, muted_id)
);
CREATE INDEX member_mutes_muted ON member_mutes (muted_id);
