import type { MigrateArgs } from './migration'

/** What the national list (행정표준코드) and staff know of an institution. Pages show the hall, and the boards of sources. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE agencies ADD COLUMN standard_code varchar, ADD COLUMN homepage varchar, ADD COLUMN hall_address varchar,
      ADD COLUMN hall_latitude numeric, ADD COLUMN hall_longitude numeric,
      ADD CONSTRAINT agencies_standard_code_check CHECK (standard_code ~ '^[A-Z0-9][0-9]{6}$'),
      ADD CONSTRAINT agencies_hall_check CHECK ((hall_latitude IS NULL) = (hall_longitude IS NULL));
    CREATE UNIQUE INDEX agencies_standard_code_idx ON agencies (standard_code);
    DROP TRIGGER page_tags_changed ON agencies;
    CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE
      OR UPDATE OF name, type, homepage, hall_address, hall_latitude, hall_longitude ON agencies
      FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('*');
    CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE OF agency_id, boards, state ON sources
      FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('*')`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    DROP TRIGGER page_tags_changed ON sources;
    DROP TRIGGER page_tags_changed ON agencies;
    CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE OF name, type ON agencies
      FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('*');
    ALTER TABLE agencies DROP COLUMN standard_code, DROP COLUMN homepage, DROP COLUMN hall_address,
      DROP COLUMN hall_latitude, DROP COLUMN hall_longitude`)
}
