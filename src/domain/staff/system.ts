import { z } from 'zod'

/** null: could not be read. Times are ISO 8601, sizes bytes. */
export const systemStateSchema = z.object({
  /** of one database query, in milliseconds */
  latencyMs: z.number().nullable(),
  database: z.object({ name: z.string(), bytes: z.number(), serverVersion: z.string() }).nullable(),
  migrations: z.object({ count: z.number(), last: z.string() }).nullable(),
  storage: z.object({ photographs: z.number(), backups: z.number(), free: z.number() }).nullable(),
  lastImport: z
    .union([z.object({ fileName: z.string(), at: z.string() }), z.object({ fileName: z.null(), at: z.null() })])
    .nullable(),
  lastBackup: z
    .union([
      z.object({ name: z.string(), at: z.string(), bytes: z.number() }),
      z.object({ name: z.null(), at: z.null(), bytes: z.literal(0) }),
    ])
    .nullable(),
  versions: z.object({ app: z.string(), node: z.string() }),
})
export type SystemState = z.infer<typeof systemStateSchema>
