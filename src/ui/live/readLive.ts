import type { Comment } from '@/domain/community/commentSchemas'
import { commentPath, postPath } from '@/domain/community/apiPaths'
import type { Post } from '@/domain/community/postSchemas'
import { type ApiResult, requestApi } from '../api/requestApi'

/** Spreads out the requests of all readers, who get an event at the same time. */
const SPREAD_MS = 250
/** One's own change is shown by its response, which is about to arrive. */
const OWN_MS = 200

const wait = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms))

/** Retries after network loss, so that no event is lost. */
const RETRIES = 8
const RETRY_MS = { first: 500, max: 15_000 } as const

async function ask<T>(path: string): Promise<ApiResult<T>> {
  let answer = await requestApi<T>(path)
  let waitMs: number = RETRY_MS.first
  for (let turn = 0; turn < RETRIES && !answer.ok && (answer.status === 0 || answer.status >= 429); turn++) {
    await wait(waitMs)
    waitMs = Math.min(waitMs * 2, RETRY_MS.max)
    answer = await requestApi<T>(path)
  }
  return answer
}

/** A comment as others see it; null if not public, undefined if it could not be read. */
export async function readLiveComment(id: number, isNew: boolean): Promise<Comment | null | undefined> {
  await wait((isNew ? OWN_MS : 0) + Math.random() * SPREAD_MS)
  const answer = await ask<Comment>(commentPath(id))
  if (answer.ok) return answer.data
  return answer.status === 404 ? null : undefined
}

export async function readLivePost(id: number): Promise<Post | undefined> {
  await wait(Math.random() * SPREAD_MS)
  const answer = await ask<Post>(postPath(id))
  return answer.ok ? answer.data : undefined
}
