import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import type { CommentSort } from '@/contract/commentView'
import type { CommentPage, MyComments } from '@/contract/comments'
import { fetchOrThrow } from '../api/requestApi'
import { useLiveCount } from '../api/queryCache'
import { commentKeys, type CommentPageParam } from './commentPages'
import { useChangeMemberQuery, useMemberQuery } from '../member/useMe'

/** Maximum age of a server-rendered page on arrival. */
const STALE_MS = 60_000

interface Pages {
  key: readonly unknown[]
  load: (place: CommentPageParam, signal: AbortSignal) => Promise<CommentPage>
  start: CommentPageParam
  rendered: CommentPage | null
  enabled?: boolean
}

const usePages = ({ key, load, start, rendered, enabled = true }: Pages) =>
  useInfiniteQuery<CommentPage, Error, InfiniteData<CommentPage>, readonly unknown[], CommentPageParam>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: start,
    getNextPageParam: ({ next }) => (next === null ? null : { after: next }),
    getPreviousPageParam: ({ previous }) => (previous === null ? null : { before: previous }),
    ...(rendered && { initialData: { pages: [rendered], pageParams: [start] } }),
    enabled,
    staleTime: STALE_MS,
    refetchOnWindowFocus: false,
    retry: 1,
  })

export const useCommentList = (
  postId: number,
  sort: CommentSort,
  start: CommentPageParam,
  rendered: CommentPage | null,
) =>
  usePages({
    key: commentKeys(postId).list(sort, start),
    load: (place, signal) =>
      fetchOrThrow('GET /api/v1/posts/{id}/comments', {
        params: { id: postId },
        query: { ...(sort !== 'latest' && { sort }), ...place },
        signal,
      }),
    start,
    rendered,
  })

export const useReplyList = (
  { post_id, id }: { post_id: number; id: number },
  { start, rendered, enabled }: { start: CommentPageParam; rendered: CommentPage | null; enabled: boolean },
) =>
  usePages({
    key: commentKeys(post_id).replies(id),
    load: (place, signal) =>
      fetchOrThrow('GET /api/v1/comments/{id}/replies', { params: { id }, query: place, signal }),
    start,
    rendered,
    enabled,
  })

export const useCommentCount = (postId: number, rendered: number): number =>
  useLiveCount(commentKeys(postId).count, rendered)

const useQueryOfMine = (postId: number) =>
  useMemberQuery([...commentKeys(postId).mine], 'GET /api/v1/me/posts/{id}/comments', { params: { id: postId } })

/** A member's view of a post's comments; undefined for visitors and while loading. */
export const useMyComments = (postId: number): MyComments | undefined => useQueryOfMine(postId).data

/** When the member may comment next, in milliseconds of this device's clock; 0 if now. */
export function useNextComment(postId: number): number {
  const { data, dataUpdatedAt } = useQueryOfMine(postId)
  return data && data.wait_seconds > 0 ? dataUpdatedAt + data.wait_seconds * 1000 : 0
}

export function useChangeMyComments(postId: number) {
  const { change, reload } = useChangeMemberQuery<MyComments>([...commentKeys(postId).mine])
  return {
    reload,
    change: (how: (known: MyComments) => Partial<MyComments>) =>
      change((known, age) => ({
        // The stored wait starts now, so subtract the seconds already passed.
        wait_seconds: Math.max(0, Math.ceil(known.wait_seconds - age / 1000)),
        ...how(known),
      })),
  }
}

export const withId = (ids: readonly number[], id: number, isIncluded: boolean): number[] => [
  ...ids.filter((other) => other !== id),
  ...(isIncluded ? [id] : []),
]
