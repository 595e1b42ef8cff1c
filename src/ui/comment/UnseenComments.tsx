'use client'
import type { OwnComment } from '@/domain/community/commentSchemas'
import { COMMENT_STATUS_LABELS } from '@/messages/labels'
import { COMMENTS, HELD_COMMENT_NOTES, OWN_COMMENT_STATES } from '@/messages/site/comments'
import { COMMENT_ACTION_CLASS } from './commentActionClass'
import { useCommentPlace } from './commentContext'
import { CommentText } from './CommentText'
import { RemoveComment } from './RemoveComment'
import { useMyComments } from './useMyComments'

const noteOf = ({ status, held_reason }: OwnComment): string | null =>
  status === 'pending' && held_reason ? HELD_COMMENT_NOTES[held_reason] : OWN_COMMENT_STATES[status]

export function UnseenComments({ postId }: { postId: number }) {
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
