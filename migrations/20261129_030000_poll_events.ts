import type { MigrateArgs } from './migration'

/** Each vote updates its poll's row, so that open pages are told once per vote (decision 22). */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    CREATE CONSTRAINT TRIGGER live_poll_counted_update AFTER UPDATE ON polls
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      EXECUTE FUNCTION record_live_event('poll:', 'id', 'poll_counted', 'id')`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TRIGGER live_poll_counted_update ON polls')
}
