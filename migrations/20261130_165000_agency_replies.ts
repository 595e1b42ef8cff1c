import type { MigrateArgs } from './migration'

const tags = (columns: string): string => `
  DROP TRIGGER page_tags_changed ON agencies;
  CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON agencies
    FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('*');`
const SHOWN = 'name, type, homepage, hall_address, hall_latitude, hall_longitude'

/** What an institution replies to its report card. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE agencies ADD COLUMN reply varchar, ADD COLUMN replied_on timestamp(3) with time zone;
    ${tags(`${SHOWN}, reply, replied_on`)}`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute(`${tags(SHOWN)} ALTER TABLE agencies DROP COLUMN reply, DROP COLUMN replied_on`)
}
