'use client'
import { type ReactNode, useState } from 'react'
import { commentAnchor } from '@/domain/community/apiPaths'
import type { Comment } from '@/domain/community/commentSchemas'
import { COMMENT_FORM, COMMENT_TOMBSTONES, MUTES } from '@/messages/site/comments'
import { HideMuted } from '../mute/HideMuted'
import { CommentActions } from './CommentActions'
import { useCommentPlace } from './commentContext'
import { CommentForm } from './CommentForm'
import { CommentHead } from './CommentHead'
import { CommentText } from './CommentText'

interface Props {
  comment: Comment
  onAnswered: (reply: Comment) => void
  children?: ReactNode
}

export function CommentItem({ comment, onAnswered, children }: Props) {
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
