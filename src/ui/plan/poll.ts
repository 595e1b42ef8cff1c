import { POLLS_PATH, pollVotesPath } from '@/domain/plan/plan'
import type { NewPoll, PollCount, PollReceipt, Vote } from '@/contract/plan'
import { POLL } from '@/messages/site/plan'
import { type ApiResult, requestApi } from '../api/requestApi'

/** Id of the form that opens a poll. The checkboxes stand outside of it, because they have forms of their own. */
export const POLL_FORM_ID = 'poll-form'

export const openPoll = (poll: NewPoll, idempotencyKey: string): Promise<ApiResult<PollReceipt>> =>
  requestApi<PollReceipt>(POLLS_PATH, { method: 'POST', body: poll, idempotencyKey, failureMessage: POLL.openFailed })

export const readVotes = (token: string): Promise<ApiResult<PollCount>> => requestApi<PollCount>(pollVotesPath(token))

export const sendVote = ({ token, ...vote }: Vote & { token: string }): Promise<ApiResult<PollCount>> =>
  requestApi<PollCount>(pollVotesPath(token), { method: 'PUT', body: vote, failureMessage: POLL.voteFailed })
