import type { Comment } from '@/domain/community/commentSchemas'
import { commentPath, postPath } from '@/domain/community/apiPaths'
import type { Post } from '@/domain/community/postSchemas'
import { type ApiResult, requestApi } from '../api/requestApi'

/** All who have a post open hear of a thing at once; they ask for it one after the other. */
const SPREAD_MS = 250
/** What somebody has just written themself is shown by the answer to it, which is on its way. */
const OWN_MS = 200

const wait = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms))

/** A lost network may be back in a moment: what was heard of is asked for again, so that nothing is missing. */
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

/** A comment as everybody reads it; null where no one does, undefined where it could not be read. */
export async function readLiveComment(id: number, isNew: boolean): Promise<Comment | null | undefined> {
  await wait((isNew ? OWN_MS : 0) + Math.random() * SPREAD_MS)
  const answer = await ask<Comment>(commentPath(id))
  if (answer.ok) return answer.data
  return answer.status === 404 ? null : undefined
}

/** A post; undefined where it could not be read. */
export async function readLivePost(id: number): Promise<Post | undefined> {
  await wait(Math.random() * SPREAD_MS)
  const answer = await ask<Post>(postPath(id))
  return answer.ok ? answer.data : undefined
}
