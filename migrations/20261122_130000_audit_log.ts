import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The audit record: who changed what, when and from where. Append-only for everybody, its owner and a replication role
 * included (ENABLE ALWAYS); rows leave once they are a year old. No foreign keys: the record outlives people and things.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      occurred_at timestamptz NOT NULL DEFAULT now(),
      event text NOT NULL,
      actor_id integer,
      actor_role text,
      subject_type text,
      subject_id integer,
      before jsonb,
      after jsonb,
      reason text,
      network text,
      request_id text,
      details jsonb
    );
    CREATE INDEX audit_log_occurred ON audit_log (occurred_at, id);
    CREATE INDEX audit_log_subject ON audit_log (subject_type, subject_id, id);
    CREATE INDEX audit_log_actor ON audit_log (actor_id, id);
    CREATE INDEX audit_log_event ON audit_log (event, id);

    CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        IF OLD.occurred_at <= now() - interval '1 year' THEN
          RETURN OLD;
        END IF;
      END IF;
      RAISE EXCEPTION 'audit_log is append-only';
    END $$;
    CREATE TRIGGER audit_log_rows_kept BEFORE UPDATE OR DELETE ON audit_log
      FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
    CREATE TRIGGER audit_log_kept BEFORE TRUNCATE ON audit_log
      FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
    ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_rows_kept;
    ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_kept;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE audit_log;
    DROP FUNCTION keep_audit_log();
  `)
}
