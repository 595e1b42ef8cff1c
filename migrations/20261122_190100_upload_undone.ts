import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the undo of an upload's import removed: its job's result goes out of sight when the upload is planned anew. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE uploads ADD COLUMN undone jsonb;
    UPDATE uploads u SET undone = jsonb_build_object(
      'removed', COALESCE((j.result ->> 'visits')::int, (j.result ->> 'removed')::int, 0),
      'reverted', COALESCE((j.result ->> 'reverted')::int, 0),
      'keptCount', COALESCE((j.result ->> 'keptCount')::int, 0))
    FROM jobs j
    WHERE u.status = 'undone' AND j.id = (
      SELECT max(id) FROM jobs
      WHERE kind = 'undo_import' AND status = 'completed' AND (payload ->> 'upload')::int = u.id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE uploads DROP COLUMN undone`)
}
