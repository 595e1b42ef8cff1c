'use client'
import { useState } from 'react'
import { commentAnchor, commentPath } from '@/domain/community/apiPaths'
import type { Comment } from '@/domain/community/commentSchemas'
import { COMMENTS } from '@/messages/site/comments'
import { REVIEW_REPORT } from '@/messages/site/reviews'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { COMMENT_ACTION_CLASS } from './commentActionClass'
import { useChangeMyComments, useMyComments, withId } from './useMyComments'
import { lazyComponent } from '../dialog/lazyComponent'

const ReportDialog = lazyComponent(() => import('../review/ReportDialog').then((file) => file.ReportDialog))

export function ReportComment({ comment: { id, post_id: postId } }: { comment: Comment }) {
  const [open, setOpen] = useState(false)
  const reported = useMyComments(postId)?.reported.includes(id) ?? false
  const { change } = useChangeMyComments(postId)
  const { promptIfSignedOut } = useRequireSignIn(REVIEW_REPORT.signIn, commentAnchor(id))
  if (reported) return <span className="px-2.5 text-note text-faint">{REVIEW_REPORT.reported}</span>
  return (
    <>
      <button type="button" onClick={() => promptIfSignedOut() || setOpen(true)} className={COMMENT_ACTION_CLASS}>
        {COMMENTS.report}
      </button>
      {open && (
        <ReportDialog
          title={COMMENTS.reportTitle}
          path={commentPath(id, 'reports')}
          anchor={commentAnchor(id)}
          onReported={() => change(({ reported: ids }) => ({ reported: withId(ids, id, true) }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
