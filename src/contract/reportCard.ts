import { z } from 'zod'
import {
  CRITERIA,
  type Criterion,
  PUBLICATION_COUNTS,
  type PublicationCounts,
  REPORT_CARD_SORTS,
} from '@/domain/agency/reportCard'
import { agencyListQuerySchema, agencySchema } from './agencies'
import { paginationSchema } from './directory'

export const REPORT_CARD_PATH = '/api/v1/report-card'

export const reportCardQuerySchema = agencyListQuerySchema
  .pick({ region: true, type: true, page: true, size: true })
  .extend({ sort: z.enum(REPORT_CARD_SORTS).default('score') })
export type ReportCardQuery = z.infer<typeof reportCardQuerySchema>

const count = z.int().min(0)
const month = z.string().regex(/^\d{4}-\d{2}$/)
const score = z.int().min(0).max(100).nullable()

const criterionSchema = z
  .object({
    criterion: z.enum(CRITERIA as [Criterion, ...Criterion[]]),
    /** of 100, by the rule */
    weight: z.number(),
    /** null: not assessed */
    share: z.object({ numerator: z.number(), denominator: z.number() }).nullable(),
    points: z.number().nullable(),
    /** the weight after that of criteria that are not assessed was shared among the others */
    points_max: z.number().nullable(),
  })
  .meta({ id: 'ReportCardCriterion' })

const countsSchema = z.object(
  Object.fromEntries(PUBLICATION_COUNTS.map((name) => [name, count])) as Record<keyof PublicationCounts, typeof count>,
)

export const reportCardSchema = z
  .object({
    rule_version: z.string(),
    /** null: too little is known */
    score,
    assessed: z.number(),
    first_month: month.nullable(),
    last_month: month.nullable(),
    criteria: z.array(criterionSchema),
  })
  .meta({ id: 'ReportCard' })

const scoredAgencySchema = agencySchema
  .pick({ id: true, name: true, type: true, region_code: true, sub_add1: true, sub_add2: true })
  .extend(reportCardSchema.shape)
  .meta({ id: 'ScoredAgency' })
export type ScoredAgency = z.infer<typeof scoredAgencySchema>

export const reportCardListSchema = z.object({ data: z.array(scoredAgencySchema), pagination: paginationSchema })
export type ReportCardList = z.infer<typeof reportCardListSchema>

export const agencyReportCardSchema = reportCardSchema
  .extend({
    counts: countsSchema,
    /** oldest first; `score` of the month alone */
    months: z.array(z.object({ month, score, first_posted_on: z.iso.date().nullable(), ...countsSchema.shape })),
    /** what the institution says about its card */
    reply: z.object({ text: z.string(), replied_on: z.iso.date() }).nullable(),
    /** newest posts of the scored months on the institution's boards */
    posts: z.array(z.object({ posted_on: z.iso.date(), url: z.string(), files: count, locked_files: count })),
  })
  .meta({ id: 'AgencyReportCard' })
export type AgencyReportCard = z.infer<typeof agencyReportCardSchema>
