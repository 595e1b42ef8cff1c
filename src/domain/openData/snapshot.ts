import { z } from 'zod'

/** The tables of open data, in the order in which they are offered. */
export const OPEN_DATA_TABLES = ['restaurants', 'visits', 'agencies'] as const
export type OpenDataTable = (typeof OPEN_DATA_TABLES)[number]

/** What columns hold, by a number that rises when less is public than before: older snapshots are withdrawn. */
export const SNAPSHOT_EDITION = 3

/** Monthly snapshots that are kept. */
export const SNAPSHOTS_KEPT = 12

/** Under which all of it may be used. */
export const OPEN_DATA_LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/deed.ko',
} as const

export const snapshotFileSchema = z
  .object({
    table: z.enum(OPEN_DATA_TABLES),
    name: z.string(),
    bytes: z.int().min(0),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    rows: z.int().min(0),
  })
  .meta({ id: 'SnapshotFile' })
export type SnapshotFile = z.infer<typeof snapshotFileSchema>

/** All there was on one day in Korea. */
export const snapshotSchema = z
  .object({
    date: z.iso.date(),
    edition: z.literal(SNAPSHOT_EDITION),
    licence: z.string(),
    files: z.array(snapshotFileSchema),
  })
  .meta({ id: 'Snapshot' })
export type Snapshot = z.infer<typeof snapshotSchema>
export const snapshotListSchema = z.object({ data: z.array(snapshotSchema) })

/** A file of a snapshot, as addresses and folders name it. */
export const snapshotFileName = (table: OpenDataTable): string => `${table}.csv.gz`

export const SNAPSHOTS_PATH = '/api/v1/snapshots'
export const snapshotPath = (date: string, file: string): string => `${SNAPSHOTS_PATH}/${date}/${file}`

/**
 * Whether a month has no snapshot yet.
 * @param dates of those that there are, and today's, in Korea
 */
export const isSnapshotDue = (dates: readonly string[], today: string): boolean =>
  !dates.some((date) => date.slice(0, 7) === today.slice(0, 7))

/** The dates of those that are kept no longer. */
export const expiredSnapshots = (dates: readonly string[], kept = SNAPSHOTS_KEPT): string[] =>
  [...dates].sort().reverse().slice(kept)
