/** What a migration gets: SQL text runs in its transaction. Payload's `db` takes text as well. */
export interface MigrateArgs {
  db: { execute: (text: string) => Promise<unknown> }
}
