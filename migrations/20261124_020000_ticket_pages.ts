import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The page on which a sender follows a ticket, by a token of which only the hash is kept; and restaurants that are
 * hidden for a time because a ticket asks for it. A restaurant that staff show again before is no longer restricted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE tickets ADD COLUMN page_token_hash bytea;
    CREATE UNIQUE INDEX tickets_page_token ON tickets (page_token_hash);

    CREATE TABLE restaurant_restrictions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      restaurant_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
      ticket_id integer NOT NULL REFERENCES tickets ON DELETE CASCADE,
      until timestamptz(3) NOT NULL,
      ended_at timestamptz(3),
      created_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX restaurant_restrictions_running ON restaurant_restrictions (restaurant_id)
      WHERE ended_at IS NULL;
    -- A ticket hides a restaurant once: the law gives 30 days, not 30 days again and again.
    CREATE UNIQUE INDEX restaurant_restrictions_ticket ON restaurant_restrictions (ticket_id);
    CREATE INDEX restaurant_restrictions_restaurant ON restaurant_restrictions (restaurant_id);

    CREATE FUNCTION end_restaurant_restriction() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE restaurant_restrictions SET ended_at = now() WHERE restaurant_id = NEW.id AND ended_at IS NULL;
      RETURN NULL;
    END $$;
    CREATE TRIGGER end_restriction AFTER UPDATE OF is_active ON restaurants
      FOR EACH ROW WHEN (NEW.is_active AND NOT OLD.is_active) EXECUTE FUNCTION end_restaurant_restriction();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER end_restriction ON restaurants;
    DROP FUNCTION end_restaurant_restriction;
    DROP TABLE restaurant_restrictions;
    ALTER TABLE tickets DROP COLUMN page_token_hash;
  `)
}
