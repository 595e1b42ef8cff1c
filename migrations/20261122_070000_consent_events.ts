import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was consented to and taken back, as a history: `consents` says how things stand, `consent_events` how they came
 * to stand so. A row names the document and its version itself, so that it stays true whatever becomes of the text's
 * row. The table is written by a trigger, so that no way of deciding forgets it; it is never rewritten, and its rows
 * leave only with their member. What was decided before this table is its first entry.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE consent_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      code text NOT NULL,
      version integer NOT NULL,
      action text NOT NULL CHECK (action IN ('given', 'declined', 'withdrawn')),
      occurred_at timestamptz NOT NULL
    );
    CREATE INDEX consent_events_member ON consent_events (user_id, code, id);

    INSERT INTO consent_events (user_id, code, version, action, occurred_at)
    SELECT c.user_id, t.code::text, t.version::int, CASE WHEN c.agreed THEN 'given' ELSE 'declined' END, c.decided_at
    FROM consents c JOIN terms_versions t ON t.id = c.terms_id ORDER BY c.decided_at, t.id;

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
    CREATE TRIGGER consents_recorded AFTER INSERT
      OR UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION record_consent_event();

    -- Depth 1 is a statement of somebody's own; a member's erasure comes from deeper, through the foreign key.
    CREATE FUNCTION keep_consent_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'consent_events is append-only';
    END $$;
    CREATE TRIGGER consent_events_kept BEFORE UPDATE
      OR DELETE ON consent_events FOR EACH ROW EXECUTE FUNCTION keep_consent_event();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER consents_recorded ON consents;
    DROP FUNCTION record_consent_event();
    DROP TABLE consent_events;
    DROP FUNCTION keep_consent_event();
  `)
}
