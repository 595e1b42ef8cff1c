import { z } from 'zod'
import { FAMILIES } from '@/domain/collect/recipe'
import type { Link } from '@/domain/collect/page'
import type { ListedPost } from '@/domain/collect/readBoard'
import { SOURCE_LIMITS, SPACING } from '@/domain/collect/limits'
import {
  boardsSchema,
  hostsSchema,
  isBoardAddress,
  KOGL_TYPES,
  POLICIES,
  RHYTHMS,
  SOURCE_STATES,
  titleWordsSchema,
} from '@/domain/collect/source'

/** Characters of an import file. */
export const SOURCES_FILE_MAX = 500_000
export const SOURCES_IMPORTED_MAX = 1_000

/** A source that need not be saved. `post`: the post to open; null: the first board's first page */
export const trialSchema = z.object({
  family: z.enum(FAMILIES),
  boards: boardsSchema,
  hosts: hostsSchema.default([]),
  recipe: z.record(z.string(), z.unknown()).default({}),
  titleWords: titleWordsSchema.default([]),
  post: z.string().refine(isBoardAddress).nullable().default(null),
})
export type Trial = z.infer<typeof trialSchema>

export interface TrialResult {
  /** after redirects; null if there was no answer */
  address: string | null
  /** why nothing was read, as a sentence */
  fault: string | null
  /** `isWanted`: its title is what the source asks for */
  posts: (Omit<ListedPost, 'key'> & { isWanted: boolean })[]
  /** of the opened post */
  files: Link[]
  /** the page has a table of expenses */
  hasTable: boolean
}

/** `reason` is a sentence; times are ISO 8601. */
export interface SourceRuns {
  /** null unless the source is held */
  heldReason: string | null
  runs: {
    id: number
    startedAt: string
    finishedAt: string | null
    outcome: 'done' | 'held' | null
    requests: number
    bytes: number
  }[]
  /** newest first */
  requests: { at: string; address: string; outcome: string; bytes: number }[]
  files: {
    title: string
    name: string
    /** of the post */
    address: string | null
    day: string | null
    upload: number | null
    state: 'reading' | 'waiting' | 'imported' | 'refused' | 'discarded'
    reason: string | null
    isChanged: boolean
  }[]
}

/** A source as files carry it; its institution by name. */
export const portableSchema = z.strictObject({
  name: z.string().trim().min(1).max(SOURCE_LIMITS.name),
  agency: z.string().trim().max(100).nullish(),
  family: z.enum(FAMILIES),
  boards: boardsSchema,
  hosts: hostsSchema.nullish(),
  recipe: z.record(z.string(), z.unknown()).nullish(),
  titleWords: titleWordsSchema.nullish(),
  startMonth: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .nullish(),
  licence: z.enum(KOGL_TYPES).default('unknown'),
  rhythm: z.enum(RHYTHMS).default('daily'),
  policy: z.enum(POLICIES).default('ask'),
  problemShare: z.int().min(0).max(100).default(5),
  spacing: z.int().min(SPACING.min).max(SPACING.max).default(SPACING.usual),
  state: z.enum(SOURCE_STATES).default('active'),
  heldReason: z.string().max(SOURCE_LIMITS.reason).nullish(),
})
export type PortableSource = z.infer<typeof portableSchema>
