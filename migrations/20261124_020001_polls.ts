import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Polls among places to meet, known by a link alone, and their votes: of the link and of a voter's random number only
 * the hashes are kept, and neither a name nor an address.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
      PRIMARY KEY (poll_id, voter_hash, restaurant_id),
      FOREIGN KEY (poll_id, restaurant_id) REFERENCES poll_places ON DELETE CASCADE
    );
    CREATE INDEX poll_votes_place ON poll_votes (poll_id, restaurant_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE poll_votes; DROP TABLE poll_places; DROP TABLE polls;`)
}
