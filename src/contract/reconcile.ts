import { z } from 'zod'

export const RECONCILE_PATH = '/api/v1/reconcile'
export const RECONCILE_VERSION = '0.2'
/** Queries in a batch; OpenRefine sends ten by default. */
export const RECONCILE_BATCH_MAX = 20
export const RECONCILE_CELL_MAX = 200
export const RECONCILE_RESULTS_MAX = 10
/** A candidate from here on is the place, if it is the only one. */
export const RECONCILE_SURE = 0.8

export const RECONCILE_TYPES = ['restaurant', 'cafe'] as const
/** Columns that narrow a search: an address is read with the cell, a region where the institution is. */
export const RECONCILE_PROPERTIES = ['address', 'region'] as const

const word = z.string().max(RECONCILE_CELL_MAX)
const value = z.union([word, z.number(), z.boolean(), z.object({ id: word.optional(), name: word.optional() })])

/** Of the specification; unknown fields are allowed, unknown properties ignored. */
const querySchema = z.object({
  query: word,
  type: z.union([word, z.array(word).max(10)]).optional(),
  limit: z.coerce.number().int().min(1).optional(),
  properties: z
    .array(z.object({ pid: word, v: z.union([value, z.array(value).max(10)]) }))
    .max(10)
    .optional(),
  type_strict: word.optional(),
})
export type ReconcileQuery = z.infer<typeof querySchema>

export const reconcileBatchSchema = z
  .record(z.string().max(100), querySchema)
  .refine((batch) => Object.keys(batch).length <= RECONCILE_BATCH_MAX)

const candidateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.array(z.object({ id: z.enum(RECONCILE_TYPES), name: z.string() })),
  score: z.number().min(0).max(100),
  match: z.boolean(),
})
export type ReconcileCandidate = z.infer<typeof candidateSchema>

/** By the names of the batch. */
export const reconcileAnswerSchema = z.record(z.string(), z.object({ result: z.array(candidateSchema) }))

/** The first text of a property; '' without one. */
export function propertyOf({ properties = [] }: ReconcileQuery, pid: (typeof RECONCILE_PROPERTIES)[number]): string {
  const given = properties.find((one) => one.pid === pid)?.v
  const first = Array.isArray(given) ? given[0] : given
  return typeof first === 'object' ? (first.name ?? first.id ?? '') : String(first ?? '')
}
