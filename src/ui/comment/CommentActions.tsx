'use client'
import type { Comment } from '@/domain/community/commentSchemas'
import { commentViewHref } from '@/domain/community/commentView'
import { COMMENTS } from '@/messages/site/comments'
import { useHydrated } from '../form/useHydrated'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { useMe } from '../member/useMe'
import { MuteButton } from '../mute/MuteButton'
import { COMMENT_ACTION_CLASS } from './commentActionClass'
import { RemoveComment } from './RemoveComment'
import { ReportComment } from './ReportComment'
import { useCommentLike } from './useCommentLike'
import { useMyComments } from './useMyComments'

interface Props {
  comment: Comment
  postPath: string
  onReply: () => void
  onEdit: () => void
}

export function CommentActions({ comment, postPath, onReply, onEdit }: Props) {
  const { liked, count, toggle } = useCommentLike(comment)
  const isOwn = useMyComments(comment.post_id)?.own.includes(comment.id) ?? false
  const { member, staff } = useMe()
  const whose = <span className="sr-only">{comment.author && `${COMMENTS.by(comment.author.nickname)}: `}</span>
  return (
    <div className="-ml-2.5 flex flex-wrap items-center">
      <button
        type="button"
        aria-pressed={liked}
        onClick={toggle}
        className={`${COMMENT_ACTION_CLASS} aria-pressed:text-accent`}
      >
        <Icon name="heart" filled={liked} className="size-4" />
        <span>
          {whose}
          {COMMENTS.like}
          {count > 0 && <span className="ml-1 font-semibold">{formatCount(count)}</span>}
        </span>
      </button>
      <Reply comment={comment} postPath={postPath} onReply={onReply} />
      {isOwn ? (
        !member?.blocked && (
          <>
            <button type="button" onClick={onEdit} className={COMMENT_ACTION_CLASS}>
              {COMMENTS.edit}
            </button>
            <RemoveComment comment={comment} className={COMMENT_ACTION_CLASS} />
          </>
        )
      ) : (
        <>
          <ReportComment comment={comment} />
          {comment.author && <MuteButton nickname={comment.author.nickname} className={COMMENT_ACTION_CLASS} />}
        </>
      )}
      {staff && staff.role !== 'editor' && (
        <a href={`/admin/comments?open=${comment.id}`} className={COMMENT_ACTION_CLASS}>
          {COMMENTS.staff}
        </a>
      )}
    </div>
  )
}

/** A link to the no-JavaScript form until hydration, then an inline form. */
function Reply({ comment, postPath, onReply }: Omit<Props, 'onEdit'>) {
  const hydrated = useHydrated()
  if (!hydrated)
    return (
      <a href={commentViewHref(postPath, { answer: comment.id })} className={COMMENT_ACTION_CLASS}>
        {COMMENTS.reply}
      </a>
    )
  return (
    <button type="button" onClick={onReply} className={COMMENT_ACTION_CLASS}>
      {COMMENTS.reply}
    </button>
  )
}
