import type { MigrateArgs } from './migration'

const LIKES = [
  ['post_likes', 'post'],
  ['comment_likes', 'comment'],
  ['review_votes', 'review'],
] as const

/** Likes are collections, so they have a number. Payload's index on what is liked would repeat the unique one. */
export async function up({ db }: MigrateArgs): Promise<void> {
  for (const [table, of] of LIKES)
    await db.execute(`
      ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey, ADD COLUMN id serial PRIMARY KEY;
      CREATE UNIQUE INDEX ${of}_user_idx ON ${table} (${of}_id, user_id);
      ALTER INDEX ${table}_user RENAME TO ${table}_user_idx`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  for (const [table, of] of LIKES)
    await db.execute(`
      ALTER INDEX ${table}_user_idx RENAME TO ${table}_user;
      DROP INDEX ${of}_user_idx;
      ALTER TABLE ${table} DROP COLUMN id, ADD PRIMARY KEY (${of}_id, user_id)`)
}
