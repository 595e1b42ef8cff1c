'use client'
import Link from 'next/link'
import { type ReactNode, useMemo } from 'react'
import {
  COMMENT_FORM_ID,
  COMMENT_SORTS,
  type CommentSort,
  type CommentView,
  commentViewHref,
} from '@/contract/commentView'
import type { CommentPage, OwnComment } from '@/contract/comments'
import {
  COMMENT_FORM,
  COMMENT_REFUSAL_NOTES,
  COMMENT_SORT_LABELS,
  COMMENTS,
  REFUSED_FORM,
  HELD_COMMENT_NOTES,
  OWN_COMMENT_STATES,
} from '@/messages/site/comments'
import { COMMENT_STATUS_LABELS } from '@/messages/labels'
import { formatCount } from '../format/number'
import { chipClass } from '../kit/buttonClass'
import { SectionHeading } from '../kit/Headings'
import { TextLink } from '../kit/TextLink'
import { RetryNotice } from '../kit/RetryNotice'
import { type CommentPlace, CommentPlaceContext, useCommentPlace, CommentThread } from './CommentThread'
import { CommentForm } from './CommentForm'
import { type CommentPageParam, commentsOf } from './commentPages'
import { useCommentCount, useCommentList, useMyComments } from './useComments'
import { COMMENT_ACTION_CLASS, RemoveComment } from './CommentActions'
import { CommentText } from './CommentText'
import { LoadMore } from './LoadMore'

interface CommentListProps {
  sort: CommentSort
  start: CommentPageParam
  rendered: CommentPage | null
}

function CommentList({ sort, start, rendered }: CommentListProps) {
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

const noteOf = ({ status, held_reason }: OwnComment): string | null =>
  status === 'pending' && held_reason ? HELD_COMMENT_NOTES[held_reason] : OWN_COMMENT_STATES[status]

function UnseenComments({ postId }: { postId: number }) {
  const { origin } = useCommentPlace()
  const unseen = useMyComments(postId)?.unseen ?? []
  return unseen.map((comment) => (
    <div key={comment.id} className="mt-4 rounded-box border-[1.5px] border-accent bg-card px-4 pt-3 pb-1">
      <p className="text-note font-semibold text-accent">
        {COMMENTS.own} · {COMMENT_STATUS_LABELS[comment.status]}
      </p>
      <CommentText comment={comment} origin={origin} />
      <p className="mt-2 text-note text-soft">{noteOf(comment)}</p>
      <RemoveComment comment={comment} className={`${COMMENT_ACTION_CLASS} -ml-2.5`} />
    </div>
  ))
}

interface Props extends CommentPlace {
  view: CommentView
  count: number
  /** the page in the URL; null if the server could not read it */
  page: CommentPage | null
  isMissing: boolean
  news?: ReactNode
}

const startOf = ({ after, before, at }: CommentView, isMissing: boolean): CommentPageParam => {
  if (at !== null && !isMissing) return { at }
  if (after !== null) return { after }
  return before === null ? {} : { before }
}

export function CommentSection({ view, count, page, isMissing, news, postId, postPath, origin, opened }: Props) {
  const place = useMemo(() => ({ postId, postPath, origin, opened }), [postId, postPath, origin, opened])
  const start = useMemo(() => startOf(view, isMissing), [view, isMissing])
  const total = useCommentCount(postId, count)
  const isPart = Object.keys(start).length > 0
  return (
    <CommentPlaceContext value={place}>
      <section id="comments" aria-labelledby="comments-title" className="mt-10 scroll-mt-20">
        <SectionHeading
          id="comments-title"
          title={
            <>
              {COMMENTS.title} <span className="font-semibold text-soft">{COMMENTS.count(formatCount(total))}</span>
            </>
          }
          aside={
            <nav aria-label={COMMENTS.sorts} className="flex gap-1.5">
              {COMMENT_SORTS.map((sort) => (
                <Link
                  key={sort}
                  href={commentViewHref(postPath, { sort })}
                  scroll={false}
                  prefetch={false}
                  aria-current={sort === view.sort ? 'true' : undefined}
                  className={chipClass(sort === view.sort)}
                >
                  {COMMENT_SORT_LABELS[sort]}
                </Link>
              ))}
            </nav>
          }
        />
        <Told view={view} />
        <div className="mb-6">
          <CommentForm
            id={COMMENT_FORM_ID}
            postId={postId}
            parentId={view.answer}
            existing={null}
            label={view.answer === null ? COMMENT_FORM.write : COMMENT_FORM.answerPlain}
          />
          <p className="mt-2 text-note text-faint">{COMMENT_FORM.keys}</p>
          <UnseenComments postId={postId} />
        </div>
        {news}
        {isMissing && (
          <p role="status" className="mb-3 text-small text-soft">
            {COMMENTS.missing}
          </p>
        )}
        {isPart && (
          <p className="flex flex-wrap items-center gap-x-3 text-small text-soft">
            {start.at !== undefined && COMMENTS.oneOnly}
            <TextLink href={commentViewHref(postPath, { sort: view.sort })}>{COMMENTS.fromStart}</TextLink>
          </p>
        )}
        <CommentList key={JSON.stringify([view.sort, start])} sort={view.sort} start={start} rendered={page} />
      </section>
    </CommentPlaceContext>
  )
}

/** The outcome of a comment sent without JavaScript. */
function Told({ view: { refused, wait, held } }: { view: CommentView }) {
  if (!refused && !held) return null
  const words = refused
    ? [COMMENT_REFUSAL_NOTES[refused], wait !== null && REFUSED_FORM.wait(wait), REFUSED_FORM.back]
    : [COMMENT_FORM.held]
  return (
    <p
      role="alert"
      className="mb-4 rounded-field border border-accent/40 bg-accent-wash px-4 py-3 text-small font-medium"
    >
      {words.filter(Boolean).join(' ')}
    </p>
  )
}
