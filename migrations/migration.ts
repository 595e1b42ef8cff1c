/** SQL text runs in the migration's transaction; Payload's `db` accepts text too. */
export interface MigrateArgs {
  db: { execute: (text: string) => Promise<unknown> }
}
