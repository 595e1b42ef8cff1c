'use client'

import { useState, type ReactNode, createContext, useContext } from 'react'
import type { Comment, CommentPage } from '@/contract/comments'
import { commentAnchor, commentHref } from '@/contract/commentView'
import { COMMENTS, COMMENT_FORM, COMMENT_TOMBSTONES, MUTES } from '@/messages/site/comments'
import { ROLE_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { useHydrated } from '../form/useHydrated'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { RetryNotice } from '../kit/RetryNotice'
import { HideMuted } from '../mute/HideMuted'
import { formatMoment } from '../format/day'
import { COMMENT_ACTION_CLASS, CommentActions } from './CommentActions'
import { commentsOf } from './commentPages'
import { LoadMore } from './LoadMore'
import { useReplyList } from './useComments'
import { CommentForm } from './CommentForm'
import { CommentText } from './CommentText'

export interface CommentPlace {
  postId: number
  postPath: string
  origin: string
  /** the thread in the URL, with its replies */
  opened: { root: number; at: number | null; replies: CommentPage | null } | null
}

export const CommentPlaceContext = createContext<CommentPlace | null>(null)

/** @throws outside a list of comments */
export function useCommentPlace(): CommentPlace {
  const place = useContext(CommentPlaceContext)
  if (!place) throw new Error('a comment stands in no list')
  return place
}

function CommentHead({ comment, postPath }: { comment: Comment; postPath: string }) {
  const { id, author, created_at, edited_at } = comment
  const when = formatMoment(created_at)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-note text-soft">
      <span className="text-small font-semibold text-ink">
        {author ? <bdi>{author.nickname}</bdi> : WITHDRAWN_MEMBER}
      </span>
      {author && author.role !== 'user' && (
        <span className="rounded-full border border-good/50 px-1.5 font-semibold text-good">
          {ROLE_LABELS[author.role]}
        </span>
      )}
      {/* A plain link: opens the page at this comment, regardless of what is loaded. */}
      <a href={commentHref(postPath, id)} className="py-1.5 hover:text-ink hover:underline">
        <time dateTime={created_at}>{when}</time>
        <span className="sr-only"> {COMMENTS.permalink}</span>
      </a>
      {edited_at && <span>{COMMENTS.edited}</span>}
    </div>
  )
}

interface Props {
  comment: Comment
  onAnswered: (reply: Comment) => void
  children?: ReactNode
}

function CommentItem({ comment, onAnswered, children }: Props) {
  const anchor = commentAnchor(comment.id)
  const style = 'scroll-mt-24 border-b border-line py-3.5 outline-none target:bg-wash'
  if (comment.state !== 'published')
    return (
      <li id={anchor} tabIndex={-1} className={style}>
        <p className="py-1.5 text-small text-faint">{COMMENT_TOMBSTONES[comment.state]}</p>
        {children}
      </li>
    )
  return (
    <li id={anchor} tabIndex={-1} className={style}>
      <HideMuted nickname={comment.author?.nickname ?? null} note={MUTES.comment}>
        <Shown comment={comment} onAnswered={onAnswered} />
      </HideMuted>
      {children}
    </li>
  )
}

/** Focuses the comment, because the form that had focus is gone. */
const focusComment = (id: number) =>
  requestAnimationFrame(() => document.getElementById(commentAnchor(id))?.focus({ preventScroll: true }))

function Shown({ comment, onAnswered }: Omit<Props, 'children'>) {
  const { postId, postPath, origin } = useCommentPlace()
  const [doing, setDoing] = useState<'edit' | 'answer' | null>(null)
  const end = () => {
    setDoing(null)
    focusComment(comment.id)
  }
  const answered = (reply: Comment | null) => {
    setDoing(null)
    if (reply) onAnswered(reply)
    focusComment(reply?.id ?? comment.id)
  }
  if (doing === 'edit')
    return (
      <CommentForm
        postId={postId}
        parentId={null}
        existing={comment}
        label={COMMENT_FORM.editOwn}
        onSent={end}
        onCancel={end}
        focusFirst
      />
    )
  return (
    <article>
      <CommentHead comment={comment} postPath={postPath} />
      <CommentText comment={comment} origin={origin} />
      <CommentActions
        comment={comment}
        postPath={postPath}
        onReply={() => setDoing((now) => (now === 'answer' ? null : 'answer'))}
        onEdit={() => setDoing('edit')}
      />
      {doing === 'answer' && (
        <div className="mt-1 mb-2">
          <CommentForm
            postId={postId}
            parentId={comment.id}
            existing={null}
            label={comment.author ? COMMENT_FORM.answer(comment.author.nickname) : COMMENT_FORM.answerPlain}
            onSent={answered}
            onCancel={end}
            focusFirst
          />
        </div>
      )}
    </article>
  )
}

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
