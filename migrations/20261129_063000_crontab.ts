import type { MigrateArgs } from './migration'

/** graphile-worker's crontab knows when a daily task last ran. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute('DROP TABLE scheduled_jobs')
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('CREATE TABLE scheduled_jobs (name text PRIMARY KEY, last_run_on date NOT NULL)')
}
