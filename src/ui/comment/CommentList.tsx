'use client'
import { commentViewHref } from '@/domain/community/commentView'
import type { CommentSort } from '@/domain/community/commentCursor'
import type { CommentPage } from '@/domain/community/commentSchemas'
import { COMMENTS } from '@/messages/site/comments'
import { RetryNotice } from '../kit/RetryNotice'
import { useCommentPlace } from './commentContext'
import type { CommentPageParam } from './commentKeys'
import { commentsOf } from './commentPages'
import { CommentThread } from './CommentThread'
import { LoadMore } from './LoadMore'
import { useCommentList } from './useCommentPages'

interface Props {
  sort: CommentSort
  start: CommentPageParam
  rendered: CommentPage | null
}

export function CommentList({ sort, start, rendered }: Props) {
  const { postId, postPath } = useCommentPlace()
  const list = useCommentList(postId, sort, start, rendered)
  if (!list.data)
    return list.isError ? (
      <RetryNotice what={COMMENTS.what} onRetry={() => void list.refetch()} />
    ) : (
      <p className="py-6 text-small text-soft">{COMMENTS.loading}</p>
    )
  const comments = commentsOf(list.data)
  const pages = list.data.pages
  return (
    <>
      {list.hasPreviousPage && (
        <LoadMore
          label={COMMENTS.earlier}
          href={commentViewHref(postPath, { sort, before: pages[0]?.previous ?? null })}
          isPending={list.isFetchingPreviousPage}
          isFailed={list.isFetchPreviousPageError}
          onLoad={() => void list.fetchPreviousPage()}
        />
      )}
      {comments.length === 0 ? (
        <p className="border-t-[1.5px] border-ink py-8 text-small text-soft">{COMMENTS.none}</p>
      ) : (
        <ol aria-label={COMMENTS.list} className="border-t-[1.5px] border-ink">
          {comments.map((comment) => (
            <CommentThread key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <LoadMore
          label={COMMENTS.more}
          href={commentViewHref(postPath, { sort, after: pages.at(-1)?.next ?? null })}
          isPending={list.isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
          onSight
        />
      )}
    </>
  )
}
