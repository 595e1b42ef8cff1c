import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A staff session ends with the role it was begun under, whoever changes the role and by whatever door. Deleted at the
 * change, it does not come back to life when a role is given again.
 */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION end_staff_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM sessions WHERE user_id = NEW.id AND kind = 'staff';
      RETURN NULL;
    END $$;
    CREATE TRIGGER users_role_ends_sessions AFTER UPDATE OF role ON users
      FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION end_staff_sessions();
    DELETE FROM sessions USING users WHERE sessions.user_id = users.id AND kind = 'staff' AND role = 'user';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER users_role_ends_sessions ON users;
    DROP FUNCTION end_staff_sessions;
  `)
}
