import type { MigrateArgs } from './migration'

/**
 * Blank places and stated sums are counted by another rule from now on (report cards 1.1). The rows of earlier files
 * are not there to be counted again, so both become unknown for them.
 */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    DELETE FROM import_blank_places;
    DELETE FROM import_accounts;
    INSERT INTO stale_agencies SELECT id FROM agencies`)
}

/** The counts are gone. */
export async function down(): Promise<void> {}
