/** What the system panel tells; null: it could not be read. Times are ISO 8601, sizes bytes. */
export interface SystemState {
  /** of one question to the database, in milliseconds */
  latencyMs: number | null
  database: { name: string; bytes: number; serverVersion: string } | null
  migrations: { count: number; last: string } | null
  storage: { photographs: number; backups: number; free: number } | null
  lastImport: { fileName: string; at: string } | { fileName: null; at: null } | null
  lastBackup: { name: string; at: string; bytes: number } | { name: null; at: null; bytes: 0 } | null
  versions: { app: string; node: string }
}
