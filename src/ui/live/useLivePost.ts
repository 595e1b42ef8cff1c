import { matchQuery, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { Comment } from '@/domain/community/commentSchemas'
import { type LiveEventKind, postEventsPath } from '@/domain/live/events'
import { cancelAndInvalidate } from '../api/cancelAndInvalidate'
import { useEventStream } from '../api/useEventStream'
import { likeCountKey } from '../board/useLike'
import { applyCreated, applyRemoved, applyUpdated } from '../comment/applyComment'
import { commentKeys } from '../comment/commentKeys'
import { type CommentPages, commentsOf } from '../comment/commentPages'
import { findCached } from './findCached'
import { readLiveComment, readLivePost } from './readLive'

/** Whether a new comment moves nothing that is being read: the list is empty, or it goes to the list's end. */
function fitsAtOnce(client: QueryClient, postId: number): boolean {
  const { lists, sorted } = commentKeys(postId)
  const [shown] = client.getQueryCache().findAll({ queryKey: lists, type: 'active' })
  if (!shown) return false
  const isEmpty = commentsOf(client.getQueryData<CommentPages>(shown.queryKey)).length === 0
  return isEmpty || matchQuery({ queryKey: sorted('popular') }, shown)
}

/** Content changes in place, but new comments on top of others wait for `show`, so that nothing jumps. */
export function useLivePost(postId: number): { waiting: readonly Comment[]; show: () => void } {
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

  useEventStream(isGone ? null : postEventsPath(postId), {
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
