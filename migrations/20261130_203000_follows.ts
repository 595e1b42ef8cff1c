import type { MigrateArgs } from './migration'

const TABLES = `
  -- Institutions and districts whose news a member gets.
  CREATE TABLE follows (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    agency_id integer REFERENCES agencies ON DELETE CASCADE,
    region_id integer REFERENCES regions ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls(agency_id, region_id) = 1),
    UNIQUE (user_id, agency_id),
    UNIQUE (user_id, region_id)
  );
  CREATE INDEX follows_agency ON follows (agency_id) WHERE agency_id IS NOT NULL;
  CREATE INDEX follows_region ON follows (region_id) WHERE region_id IS NOT NULL;

  -- What has been news once, and so never is again: months, restaurants of the last weeks, saved restaurants as they
  -- were found last.
  CREATE TABLE announced_months (
    agency_id integer NOT NULL REFERENCES agencies ON DELETE CASCADE,
    month date NOT NULL CHECK (month = date_trunc('month', month)),
    announced_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (agency_id, month)
  );
  CREATE TABLE announced_places (
    restaurant_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
    announced_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX announced_places_at ON announced_places (announced_at);
  CREATE TABLE saved_place_states (
    restaurant_id integer PRIMARY KEY REFERENCES restaurants ON DELETE CASCADE,
    title text NOT NULL,
    address text,
    closed_on date,
    -- those that were ever found
    agency_ids integer[] NOT NULL,
    -- of the last visit that was ever found
    month date
  );

  -- News on its way to members, in batches of members by id. \`up_to\`: the news being delivered; NULL: none is.
  CREATE TABLE news (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    -- id of the institution, district or restaurant
    target integer NOT NULL,
    params jsonb NOT NULL,
    found_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE news_delivery (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    up_to bigint,
    after_user integer NOT NULL DEFAULT 0
  );
  INSERT INTO news_delivery DEFAULT VALUES;

  -- Whether and where news goes by mail. Without an address the member has left; the token stays, so that the links of
  -- old mails go on working. It allows leaving and nothing else.
  CREATE TABLE email_digests (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    leave_token text NOT NULL UNIQUE,
    email text,
    frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly')),
    changed_at timestamptz NOT NULL DEFAULT now(),
    -- first day of the last day or week that a mail was sent for
    period date NOT NULL,
    -- the newest notification in a mail
    sent_up_to bigint NOT NULL DEFAULT 0,
    -- the mail server refused the address for good
    refused_at timestamptz
  );
  CREATE INDEX email_digests_due ON email_digests (period) WHERE email IS NOT NULL;
  -- Addresses that are not proven yet, one a member.
  CREATE TABLE email_confirmations (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
    email text NOT NULL,
    frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly')),
    expires_at timestamptz NOT NULL
  );

  -- Browsers that show news. A subscription ends with the session it was made in, and so with its member.
  CREATE TABLE push_subscriptions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    session_id integer NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
    endpoint text NOT NULL,
    endpoint_hash bytea NOT NULL UNIQUE CHECK (octet_length(endpoint_hash) = 32),
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    sent_up_to bigint NOT NULL DEFAULT 0
  );
  CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
`

/** What there is already is no news. */
const KNOWN = `
  INSERT INTO announced_months (agency_id, month, announced_at)
    SELECT v.agency_id, date_trunc('month', v.spent_at AT TIME ZONE 'Asia/Seoul')::date, min(b.created_at)
    FROM visits v JOIN import_batches b ON b.id = v.import_batch_id GROUP BY 1, 2;
  INSERT INTO announced_places (restaurant_id) SELECT id FROM restaurants WHERE created_at > now() - interval '60 days';
`

/** News of followed institutions and districts and of saved restaurants, by mail and push (decision 49). */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(TABLES)
  await db.execute(KNOWN)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    DROP TABLE push_subscriptions, email_confirmations, email_digests, news_delivery, news, saved_place_states,
      announced_places, announced_months, follows;
    DELETE FROM notifications WHERE kind IN ('agency_month', 'region_places', 'saved_change');
    DELETE FROM notification_mutes WHERE kind IN ('agency_month', 'region_places', 'saved_change')`)
}
