import { z } from 'zod'
import { ID_MAX } from '../http/limits'
import { BUDGET_MAX, BUDGET_MIN, GROUP_MAX, GROUP_MIN } from './limits'
import { POLL_PLACES_MAX } from './pollLimits'

const id = z.int().min(1).max(ID_MAX)
const places = z.array(id).max(POLL_PLACES_MAX)
const isSet = (ids: readonly number[]): boolean => new Set(ids).size === ids.length

export const newPollSchema = z
  .strictObject({
    places: places.min(1).refine(isSet),
    headcount: z.int().min(GROUP_MIN).max(GROUP_MAX),
    per_head_max: z.int().min(BUDGET_MIN).max(BUDGET_MAX),
    day: z.iso.date(),
    hour: z.int().min(0).max(23),
  })
  .meta({ id: 'NewPoll' })
export type NewPoll = z.infer<typeof newPollSchema>

/** `voter`: 32 random bytes in base64url that the browser generated for this poll only. */
export const voteSchema = z
  .strictObject({ voter: z.string().regex(/^[\w-]{43}$/), places: places.refine(isSet) })
  .meta({ id: 'PollVote' })
export type Vote = z.infer<typeof voteSchema>

export const pollReceiptSchema = z.object({ page: z.string() }).meta({ id: 'PollReceipt' })
export type PollReceipt = z.infer<typeof pollReceiptSchema>

export const pollCountSchema = z
  .object({ voters: z.int(), places: z.array(z.object({ id: z.int(), votes: z.int() })) })
  .meta({ id: 'PollCount' })
export type PollCount = z.infer<typeof pollCountSchema>

export const pollParamsSchema = z.object({ token: z.string().max(64) })
export const pollEventQuerySchema = z.strictObject({ place: z.coerce.number().int().min(1).max(ID_MAX) })
