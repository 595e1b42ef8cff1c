import { z } from 'zod'

export const JOB_KINDS = [
  'read_upload',
  'plan_upload',
  'import_upload',
  'undo_import',
  'backup',
  'verify_backup',
  'restore_backup',
  'try_restore',
] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** How long jobs that ended are kept. */
export const JOB_DAYS = 180

export const JOB_STATUSES = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

const jobProgressSchema = z.object({
  phase: z.string().optional(),
  done: z.number().optional(),
  total: z.number().nullable().optional(),
  /** share of this step, 0 to 1; null if unknown */
  share: z.number().nullable().optional(),
})
export type JobProgress = z.infer<typeof jobProgressSchema>

const jobErrorSchema = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) })
export type JobError = z.infer<typeof jobErrorSchema>

/** Times are ISO 8601; payload and result depend on the kind. */
export const jobSchema = z
  .object({
    id: z.int(),
    kind: z.enum(JOB_KINDS),
    status: z.enum(JOB_STATUSES),
    payload: z.record(z.string(), z.unknown()),
    progress: jobProgressSchema,
    result: z.record(z.string(), z.unknown()).nullable(),
    error: jobErrorSchema.nullable(),
    /** how often it was started */
    attempts: z.int(),
    cancelRequested: z.boolean(),
    /** nickname of the requester; null for the schedule */
    createdBy: z.string().nullable(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof jobSchema>

export const isFinished = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled'

interface JobOptions {
  /** jobs of one queue run one at a time across all processes; null: unrestricted */
  queue: string | null
  /** attempts before it counts as failed */
  attemptsMax: number
}

/** Jobs that write visits run alone; concurrent imports would wait for each other's locks anyway. */
const DATA_QUEUE = 'data'

export const JOB_OPTIONS: Record<JobKind, JobOptions> = {
  read_upload: { queue: null, attemptsMax: 3 },
  plan_upload: { queue: DATA_QUEUE, attemptsMax: 3 },
  import_upload: { queue: DATA_QUEUE, attemptsMax: 5 },
  undo_import: { queue: DATA_QUEUE, attemptsMax: 5 },
  backup: { queue: 'backup', attemptsMax: 3 },
  verify_backup: { queue: null, attemptsMax: 3 },
  restore_backup: { queue: DATA_QUEUE, attemptsMax: 1 },
  try_restore: { queue: 'backup', attemptsMax: 1 },
}
