'use client'
import { useState } from 'react'
import type { Comment } from '@/domain/community/commentSchemas'
import { commentHref } from '@/domain/community/commentView'
import { COMMENTS } from '@/messages/site/comments'
import { useHydrated } from '../form/useHydrated'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { RetryNotice } from '../kit/RetryNotice'
import { COMMENT_ACTION_CLASS } from './commentActionClass'
import { useCommentPlace } from './commentContext'
import { CommentItem } from './CommentItem'
import { commentsOf } from './commentPages'
import { LoadMore } from './LoadMore'
import { useReplyList } from './useCommentPages'

export function CommentThread({ comment }: { comment: Comment }) {
  const { postPath, opened } = useCommentPlace()
  const isOpened = opened?.root === comment.id
  const [open, setOpen] = useState(isOpened)
  const show = () => setOpen(true)
  const hydrated = useHydrated()
  const label = open ? COMMENTS.hideReplies : COMMENTS.replies(formatCount(comment.reply_count))
  const inside = (
    <>
      <Icon name="down" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      {label}
    </>
  )
  return (
    <CommentItem comment={comment} onAnswered={show}>
      {comment.reply_count > 0 && (
        <>
          {hydrated ? (
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className={`${COMMENT_ACTION_CLASS} -ml-2.5 text-accent!`}
            >
              {inside}
            </button>
          ) : (
            !open && (
              <a href={commentHref(postPath, comment.id)} className={`${COMMENT_ACTION_CLASS} -ml-2.5 text-accent!`}>
                {inside}
              </a>
            )
          )}
          {open && <Replies comment={comment} onAnswered={show} />}
        </>
      )}
    </CommentItem>
  )
}

function Replies({ comment, onAnswered }: { comment: Comment; onAnswered: () => void }) {
  const { postPath, opened } = useCommentPlace()
  const here = opened?.root === comment.id ? opened : null
  const list = useReplyList(comment, {
    start: here?.at ? { at: here.at } : {},
    rendered: here?.replies ?? null,
    enabled: true,
  })
  const replies = commentsOf(list.data)
  if (!list.data)
    return list.isError ? (
      <RetryNotice what={COMMENTS.repliesWhat} onRetry={() => void list.refetch()} />
    ) : (
      <p className="py-2 text-small text-soft">{COMMENTS.loading}</p>
    )
  const name = comment.author?.nickname
  const [first, last] = [replies[0], replies.at(-1)]
  return (
    <div className="ml-3 border-l-2 border-line pl-4 sm:ml-5">
      {list.hasPreviousPage && first && (
        <LoadMore
          label={COMMENTS.earlierReplies}
          href={commentHref(postPath, comment.id)}
          isPending={list.isFetchingPreviousPage}
          isFailed={list.isFetchPreviousPageError}
          onLoad={() => void list.fetchPreviousPage()}
        />
      )}
      <ol aria-label={name ? COMMENTS.repliesOf(name) : COMMENTS.moreReplies} className="[&>li:last-child]:border-b-0">
        {replies.map((reply) => (
          <CommentItem key={reply.id} comment={reply} onAnswered={onAnswered} />
        ))}
      </ol>
      {list.hasNextPage && last && (
        <LoadMore
          label={COMMENTS.moreReplies}
          href={commentHref(postPath, last.id)}
          isPending={list.isFetchingNextPage}
          isFailed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </div>
  )
}
