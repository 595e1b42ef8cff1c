import type { NewPoll, PollCount, PollReceipt, Vote } from '@/contract/plan'
import { POLL } from '@/messages/site/plan'
import { type ApiResult, requestApi } from '../api/requestApi'

/** Id of the form that opens a poll. The checkboxes stand outside of it, because they have forms of their own. */
export const POLL_FORM_ID = 'poll-form'

export const openPoll = (poll: NewPoll, idempotencyKey: string): Promise<ApiResult<PollReceipt>> =>
  requestApi('POST /api/v1/polls', { body: poll, idempotencyKey, failureMessage: POLL.openFailed })

export const readVotes = (token: string): Promise<ApiResult<PollCount>> =>
  requestApi('GET /api/v1/polls/{token}/votes', { params: { token } })

export const sendVote = ({ token, ...vote }: Vote & { token: string }): Promise<ApiResult<PollCount>> =>
  requestApi('PUT /api/v1/polls/{token}/votes', { params: { token }, body: vote, failureMessage: POLL.voteFailed })
