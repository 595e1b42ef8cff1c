import { tilePath } from '../nearby/paths'

/* Separate from the schemas, so that browsers do not load the validator. */

export const PLAN_PATH = '/api/v1/plan'
/** @param query describes the group only, without its place */
export const tilePlanPath = (x: number, y: number, query: URLSearchParams): string =>
  `${tilePath(x, y)}/plan?${query.toString()}`
export const PLAN_PAGE = '/plan'
export const POLLS_PATH = '/api/v1/polls'
export const pollPage = (token: string): string => `/plan/together/${token}`
export const pollVotesPath = (token: string): string => `${POLLS_PATH}/${token}/votes`
/** Where open pages of a poll hear of votes. */
export const pollEventsPath = (token: string): string => `${POLLS_PATH}/${token}/events`
/** The calendar file of a meeting at one of the places. */
export const pollEventPath = (token: string, place: number): string => `${POLLS_PATH}/${token}/event.ics?place=${place}`
