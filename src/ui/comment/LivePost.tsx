'use client'

import { matchQuery, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { ApiAnswer } from '@/api/routes'
import { LIVE } from '@/messages/site/comments'
import type { Comment } from '@/contract/comments'
import type { LiveEventKind } from '@/domain/live'
import type { Post } from '@/contract/posts'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { NeedsScripts } from '../kit/NeedsScripts'
import { cancelAndInvalidate } from '../api/queryCache'
import { useEventStream } from '../api/eventStream'
import { likeCountKey } from '../board/useLike'
import { applyCreated, applyRemoved, applyUpdated, commentKeys, type CommentPages, commentsOf } from './commentPages'
import { apiPath, type ApiResult, requestApi, type RequestOptions } from '../api/requestApi'

/** Spreads out the requests of all readers, who get an event at the same time. */
const SPREAD_MS = 250
/** One's own change is shown by its response, which is about to arrive. */
const OWN_MS = 200

const wait = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms))

/** Retries after network loss, so that no event is lost. */
const RETRIES = 8
const RETRY_MS = { first: 500, max: 15_000 } as const

async function ask<At extends 'GET /api/v1/comments/{id}' | 'GET /api/v1/posts/{id}'>(
  at: At,
  options: RequestOptions<At>,
): Promise<ApiResult<ApiAnswer<At>>> {
  let answer = await requestApi(at, options)
  let waitMs: number = RETRY_MS.first
  for (let turn = 0; turn < RETRIES && !answer.ok && (answer.status === 0 || answer.status >= 429); turn++) {
    await wait(waitMs)
    waitMs = Math.min(waitMs * 2, RETRY_MS.max)
    answer = await requestApi(at, options)
  }
  return answer
}

/** A comment as others see it; null if not public, undefined if it could not be read. */
async function readLiveComment(id: number, isNew: boolean): Promise<Comment | null | undefined> {
  await wait((isNew ? OWN_MS : 0) + Math.random() * SPREAD_MS)
  const answer = await ask('GET /api/v1/comments/{id}', { params: { id } })
  if (answer.ok) return answer.data
  return answer.status === 404 ? null : undefined
}

async function readLivePost(id: number): Promise<Post | undefined> {
  await wait(Math.random() * SPREAD_MS)
  const answer = await ask('GET /api/v1/posts/{id}', { params: { id } })
  return answer.ok ? answer.data : undefined
}

const findCached = (client: QueryClient, postId: number, id: number): Comment | undefined =>
  [commentKeys(postId).lists, commentKeys(postId).allReplies]
    .flatMap((queryKey) => client.getQueriesData<CommentPages>({ queryKey }))
    .flatMap(([, pages]) => commentsOf(pages))
    .find((comment) => comment.id === id)

/** Whether a new comment moves nothing that is being read: the list is empty, or it goes to the list's end. */
function fitsAtOnce(client: QueryClient, postId: number): boolean {
  const { lists, sorted } = commentKeys(postId)
  const [shown] = client.getQueryCache().findAll({ queryKey: lists, type: 'active' })
  if (!shown) return false
  const isEmpty = commentsOf(client.getQueryData<CommentPages>(shown.queryKey)).length === 0
  return isEmpty || matchQuery({ queryKey: sorted('popular') }, shown)
}

/** Content changes in place, but new comments on top of others wait for `show`, so that nothing jumps. */
function useLivePost(postId: number): { waiting: readonly Comment[]; show: () => void } {
  const client = useQueryClient()
  const router = useRouter()
  const [waiting, setWaiting] = useState<readonly Comment[]>([])
  const [isGone, setGone] = useState(false)
  const queue = useRef(Promise.resolve())
  const keys = commentKeys(postId)

  async function takeNew(id: number): Promise<void> {
    const comment = await readLiveComment(id, true)
    if (!comment || comment.state !== 'published') return
    if (comment.parent_id !== null) applyCreated(client, comment)
    else if (findCached(client, postId, id)) return
    else if (fitsAtOnce(client, postId)) applyCreated(client, comment, 'last')
    else setWaiting((before) => [...before.filter((other) => other.id !== id), comment])
  }

  async function takeChanged(id: number): Promise<void> {
    const comment = await readLiveComment(id, false)
    if (comment === undefined) return
    setWaiting((before) =>
      before.flatMap((other) => (other.id !== id ? [other] : comment?.state === 'published' ? [comment] : [])),
    )
    const shown = findCached(client, postId, id)
    if (!shown) return
    if (comment === null || (comment.state !== 'published' && shown.state === 'published'))
      applyRemoved(client, shown, comment?.state === 'hidden' ? 'hidden' : 'deleted')
    else applyUpdated(client, comment)
  }

  async function takeCounts(): Promise<void> {
    const post = await readLivePost(postId)
    if (!post) return
    client.setQueryData(keys.count, post.comment_count)
    client.setQueryData(likeCountKey(postId), post.like_count)
  }

  function take(kind: LiveEventKind, id: number): Promise<void> {
    if (kind === 'comment_created') return takeNew(id)
    if (kind === 'comment_updated' || kind === 'comment_removed') return takeChanged(id)
    if (kind === 'post_counted') return takeCounts()
    if (kind === 'post_gone') setGone(true)
    if (kind === 'post_gone' || kind === 'post_updated') router.refresh()
    return Promise.resolve()
  }

  useEventStream(isGone ? null : apiPath('GET /api/v1/posts/{id}/events', { params: { id: postId } }), {
    onEvent: (kind, id) => {
      queue.current = queue.current.then(() => take(kind, id))
    },
    onStale: () => {
      setWaiting([])
      void cancelAndInvalidate(client, keys.lists)
      void cancelAndInvalidate(client, keys.allReplies)
      void takeCounts()
    },
  })
  return {
    waiting,
    show: () => {
      for (const comment of waiting) applyCreated(client, comment)
      setWaiting([])
      void takeCounts()
    },
  }
}

export function LivePost({ postId }: { postId: number }) {
  const { waiting, show } = useLivePost(postId)
  const { length: count } = waiting
  return (
    <div role="status">
      <NeedsScripts />
      {count > 0 && (
        <button type="button" onClick={show} className={buttonClass('plain', 'mb-4 w-full')}>
          {LIVE.newComments(formatCount(count))}
        </button>
      )}
    </div>
  )
}
