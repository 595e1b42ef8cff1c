import { z } from 'zod'
import {
  PASSWORD_LENGTH_MAX,
  EMAIL_LENGTH_MAX,
  isEmail,
  normalizeEmail,
  STAFF_SEARCH_GROUPS,
} from '@/domain/staff/staff'
import { memberSessionsSchema } from './member'

/** Empty fields are one violation, an invalid address another. */
export const signInSchema = z
  .object({
    email: z.string().max(EMAIL_LENGTH_MAX).default(''),
    password: z.string().max(PASSWORD_LENGTH_MAX).default(''),
  })
  .strict()
  .superRefine(({ email, password }, context) => {
    const broken = (field: keyof SignIn, code: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { code } })
    if (email.trim() === '') broken('email', 'credentials-required')
    else if (!isEmail(normalizeEmail(email))) broken('email', 'email-format')
    else if (password === '') broken('password', 'credentials-required')
  })

export interface SignIn {
  email: string
  password: string
}

/** A staff member's sessions, last used first. */
export const staffSessionsSchema = z.object(memberSessionsSchema.shape).meta({ id: 'StaffSessions' })

/** Empty fields have their own messages. */
export const changePasswordSchema = z
  .object({
    current: z.string().max(PASSWORD_LENGTH_MAX).default(''),
    password: z.string().max(PASSWORD_LENGTH_MAX).default(''),
  })
  .strict()
  .meta({ id: 'ChangePassword' })

const staffSearchHitSchema = z.object({
  id: z.int(),
  label: z.string(),
  /** distinguishes results of the same name: an address, an email, a board's or type's code */
  note: z.string().nullable(),
})
export type StaffSearchHit = z.infer<typeof staffSearchHitSchema>

/** A group that could not be searched is null. */
export const staffSearchResultsSchema = z.partialRecord(
  z.enum(STAFF_SEARCH_GROUPS),
  z.array(staffSearchHitSchema).nullable(),
)
export type StaffSearchResults = z.infer<typeof staffSearchResultsSchema>

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
