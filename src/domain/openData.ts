import { z } from 'zod'
import { PUBLICATION_COUNTS } from './agency/reportCard'

export const OPEN_DATA_TABLES = ['restaurants', 'visits', 'agencies', 'publications'] as const
export type OpenDataTable = (typeof OPEN_DATA_TABLES)[number]

/** Incremented when less is published than before; snapshots of earlier editions are withdrawn. */
export const SNAPSHOT_EDITION = 3

export const SNAPSHOTS_KEPT = 12

/** Of the columns and their meaning: a new column raises the second number, another meaning or a lost one the first. */
export const OPEN_DATA_SCHEMA_VERSION = '1.1.0'

export type OpenDataType = 'integer' | 'number' | 'date' | 'time' | 'string'

const TYPES: Record<Exclude<OpenDataType, 'string'>, readonly string[]> = {
  integer: [
    ...['id', 'restaurant_id', 'agency_id', 'visit_count', 'agency_count', 'restaurant_count', 'review_count'],
    ...['total_amount', 'amount', 'per_head', 'per_head_median', 'headcount', 'source_row'],
    ...['region_rank', 'province_rank', 'national_rank'],
    ...PUBLICATION_COUNTS,
  ],
  number: ['latitude', 'longitude', 'avg_rating'],
  date: ['first_visit', 'last_visit', 'spent_on', 'first_posted_on'],
  time: ['time'],
}

/** Of a column, by its name in the API. */
export const openDataTypeOf = (column: string): OpenDataType =>
  (Object.keys(TYPES) as (keyof typeof TYPES)[]).find((type) => TYPES[type].includes(column)) ?? 'string'

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
    /** rows by id against the snapshot before; null without one that has the same columns */
    changes: z
      .object({ since: z.iso.date(), added: z.int().min(0), removed: z.int().min(0), changed: z.int().min(0) })
      .nullable()
      .default(null),
  })
  .meta({ id: 'SnapshotFile' })
export type SnapshotFile = z.infer<typeof snapshotFileSchema>

/** All public data of one day in Korea. */
export const snapshotSchema = z
  .object({
    date: z.iso.date(),
    edition: z.literal(SNAPSHOT_EDITION),
    schema_version: z.string().default('1.0.0'),
    licence: z.string(),
    files: z.array(snapshotFileSchema),
  })
  .meta({ id: 'Snapshot' })
export type Snapshot = z.infer<typeof snapshotSchema>
export const snapshotListSchema = z.object({ data: z.array(snapshotSchema) })

export const snapshotFileName = (table: OpenDataTable): string => `${table}.csv.gz`

export const SNAPSHOTS_PATH = '/api/v1/snapshots'
/** The description of a snapshot's files (Frictionless Data Package). */
export const PACKAGE_FILE = 'datapackage.json'
/** DCAT 3 */
export const CATALOG_PATH = '/data/catalog.jsonld'
export const snapshotPath = (date: string, file: string): string => `${SNAPSHOTS_PATH}/${date}/${file}`

/** Whether the month has no snapshot yet. Dates are Korean. */
export const isSnapshotDue = (dates: readonly string[], today: string): boolean =>
  !dates.some((date) => date.slice(0, 7) === today.slice(0, 7))

export const expiredSnapshots = (dates: readonly string[], kept = SNAPSHOTS_KEPT): string[] =>
  [...dates].sort().reverse().slice(kept)

/** Rows of a CSV made on request; the monthly files have everything. */
export const OPEN_DATA_ROWS_MAX = 100_000
/** Rows read, formatted and sent at a time. */
export const OPEN_DATA_BLOCK = 500
/** Concurrent CSV downloads: in total, per network, and per surrounding IPv6 network. */
export const PUBLIC_EXPORTS_MAX = 100
export const PUBLIC_EXPORTS_PER_NETWORK = 2
export const PUBLIC_EXPORTS_PER_SITE = 6
export const PUBLIC_EXPORTS_IN_WINDOW = 60
export const PUBLIC_EXPORTS_WINDOW_SECONDS = 600
export const PUBLIC_EXPORT_IDLE_MS = 30_000
