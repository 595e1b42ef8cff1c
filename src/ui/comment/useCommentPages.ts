import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { commentPath, postCommentsPath } from '@/domain/community/apiPaths'
import type { CommentSort } from '@/domain/community/commentCursor'
import type { CommentPage } from '@/domain/community/commentSchemas'
import { fetchOrThrow } from '../api/fetchOrThrow'
import { useLiveCount } from '../api/useLiveCount'
import { commentKeys, type CommentPageParam } from './commentKeys'

function pathOf(path: string, place: CommentPageParam, sort?: CommentSort): string {
  const search = new URLSearchParams()
  if (sort && sort !== 'latest') search.set('sort', sort)
  for (const [name, value] of Object.entries(place)) search.set(name, String(value))
  return search.size ? `${path}?${search}` : path
}

/** Maximum age of a server-rendered page on arrival. */
const STALE_MS = 60_000

interface Pages {
  key: readonly unknown[]
  path: (place: CommentPageParam) => string
  start: CommentPageParam
  rendered: CommentPage | null
  enabled?: boolean
}

const usePages = ({ key, path, start, rendered, enabled = true }: Pages) =>
  useInfiniteQuery<CommentPage, Error, InfiniteData<CommentPage>, readonly unknown[], CommentPageParam>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchOrThrow<CommentPage>(path(pageParam), signal),
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
    path: (place) => pathOf(postCommentsPath(postId), place, sort),
    start,
    rendered,
  })

export const useReplyList = (
  { post_id, id }: { post_id: number; id: number },
  { start, rendered, enabled }: { start: CommentPageParam; rendered: CommentPage | null; enabled: boolean },
) =>
  usePages({
    key: commentKeys(post_id).replies(id),
    path: (place) => pathOf(commentPath(id, 'replies'), place),
    start,
    rendered,
    enabled,
  })

export const useCommentCount = (postId: number, rendered: number): number =>
  useLiveCount(commentKeys(postId).count, rendered)
