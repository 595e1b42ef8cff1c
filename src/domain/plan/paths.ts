import { tilePath } from '../nearby/paths'

/* Apart from the schemas, so that browsers do not load the validator. */

export const PLAN_PATH = '/api/v1/plan'
/** @param query of the group alone, without its place */
export const tilePlanPath = (x: number, y: number, query: URLSearchParams): string =>
  `${tilePath(x, y)}/plan?${query.toString()}`
export const PLAN_PAGE = '/plan'
export const POLLS_PATH = '/api/v1/polls'
export const pollPage = (token: string): string => `/plan/together/${token}`
export const pollVotesPath = (token: string): string => `${POLLS_PATH}/${token}/votes`
/** A file of a calendar: the group at one of the places. */
export const pollEventPath = (token: string, place: number): string => `${POLLS_PATH}/${token}/event.ics?place=${place}`
