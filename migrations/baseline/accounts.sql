-- Accounts of members and staff, their sessions, and what staff sign in with.

CREATE TYPE enum_users_role AS ENUM ('user', 'moderator', 'editor', 'admin');
-- A member is blocked while `blocked_at` is set and `blocked_until` has not come; without `blocked_until`, until
-- further notice. `nickname_key` is what the nickname looks like: see `nicknameKey.ts`.
CREATE TABLE users (
  id serial PRIMARY KEY,
  nickname varchar NOT NULL,
  role enum_users_role NOT NULL DEFAULT 'user',
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  email varchar,
  region varchar,
  nickname_key text NOT NULL,
  blocked_at timestamptz(3),
  blocked_until timestamptz(3),
  blocked_reason varchar,
  blocked_by_id integer CONSTRAINT users_blocked_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  last_sign_in_at timestamptz(3),
  CONSTRAINT users_block_whole CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL)
    AND (blocked_at IS NOT NULL OR blocked_until IS NULL))
);
CREATE INDEX users_updated_at_idx ON users (updated_at);
CREATE INDEX users_created_at_idx ON users (created_at);
CREATE UNIQUE INDEX users_email_unique ON users (lower(email)) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX users_nickname_unique ON users (nickname_key);
CREATE INDEX users_nickname_search ON users USING gin (normalize(lower(nickname), NFD) gin_trgm_ops);
CREATE INDEX users_email_search ON users USING gin (normalize(lower(email), NFD) gin_trgm_ops);
CREATE INDEX users_blocked_by_idx ON users (blocked_by_id);
CREATE INDEX users_staff ON users (role, created_at, id) WHERE role <> 'user';
CREATE INDEX users_blocked ON users (created_at, id) WHERE blocked_at IS NOT NULL;
CREATE INDEX users_by_nickname ON users (nickname, id);
CREATE INDEX users_by_sign_in ON users ((coalesce(last_sign_in_at, '-infinity')), id);
CREATE INDEX users_members ON users (id) WHERE role = 'user';

CREATE FUNCTION keep_nickname_key() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- A key that carries a number stays as long as its nickname does.
    IF TG_OP = 'INSERT' OR NEW.nickname IS DISTINCT
      FROM OLD.nickname THEN NEW.nickname_key := nickname_key(NEW.nickname); END IF;
    RETURN NEW;
  END $$;
CREATE TRIGGER users_nickname_key BEFORE INSERT OR UPDATE OF nickname ON users
  FOR EACH ROW EXECUTE FUNCTION keep_nickname_key();

CREATE TYPE enum_role_grants_role AS ENUM ('user', 'moderator', 'editor', 'admin');
-- Who gave whom which role, and when.
CREATE TABLE role_grants (
  id serial PRIMARY KEY,
  user_id integer CONSTRAINT role_grants_user_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  role enum_role_grants_role NOT NULL,
  granted_by_id integer CONSTRAINT role_grants_granted_by_id_users_id_fk REFERENCES users ON DELETE SET NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX role_grants_user_idx ON role_grants (user_id);
CREATE INDEX role_grants_granted_by_idx ON role_grants (granted_by_id);
CREATE INDEX role_grants_updated_at_idx ON role_grants (updated_at);
CREATE INDEX role_grants_created_at_idx ON role_grants (created_at);

-- One row a sign-in, of members and of staff. Of the token only the hash is stored.
CREATE TABLE sessions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('member', 'staff')),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  device text NOT NULL DEFAULT ''
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- A staff session ends with the role it was started under, however the role changes. Deleted, it does not come back
-- when a role is given again.
CREATE FUNCTION end_staff_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM sessions WHERE user_id = NEW.id AND kind = 'staff';
      RETURN NULL;
    END $$;
CREATE TRIGGER users_role_ends_sessions AFTER UPDATE OF role ON users
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION end_staff_sessions();

-- Apart from `users`, so that nothing that reads accounts can read them.
CREATE TABLE staff_passwords (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE staff_invitations (
  token_hash bytea PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX staff_invitations_user ON staff_invitations (user_id);

-- Failed sign-ins by a hash of the e-mail, of the e-mail and network, or of the browser.
CREATE TABLE staff_login_attempts (
  key bytea PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  in_flight integer NOT NULL DEFAULT 1,
  window_started_at timestamptz NOT NULL DEFAULT now(),
  last_attempt_at timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz
);
CREATE INDEX staff_login_attempts_tried_at ON staff_login_attempts (last_attempt_at);

-- Filters of back-office lists that staff keep under a name.
CREATE TABLE staff_saved_filters (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  resource text NOT NULL,
  name text NOT NULL,
  filter jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, resource, name)
);
