'use client'
import Link from 'next/link'
import { useState } from 'react'
import type { PostSummary } from '@/contract/posts'
import { POST_PAGE } from '@/messages/site/boards'
import { REVIEW_REPORT } from '@/messages/site/reviews'
import { formatCount } from '../format/number'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { useMe } from '../member/useMe'
import { MuteButton } from '../mute/MuteButton'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { editHref } from '../urls/boardHref'
import { RemovePost } from './RemovePost'
import { POST_ACTIONS_ID, useLike } from './useLike'
import { useChangePostState, usePostState } from './usePostState'
import { lazyComponent } from '../kit/lazyComponent'

const ReportDialog = lazyComponent(() => import('../review/ReportDialog').then((file) => file.ReportDialog))

const QUIET =
  'inline-flex min-h-11 items-center rounded-field px-3 text-small font-medium text-soft hover:bg-wash hover:text-ink'

interface Props {
  post: Pick<PostSummary, 'id' | 'board' | 'like_count'>
  /** the author whom the reader may mute */
  muted?: string | null
}

export function PostActions({ post, muted = null }: Props) {
  const { liked, count, toggle } = useLike(post.id, post.like_count)
  const state = usePostState(post.id)
  const { staff } = useMe()
  return (
    <div id={POST_ACTIONS_ID} className="flex scroll-mt-24 flex-wrap items-center gap-x-1 gap-y-2">
      <button
        type="button"
        aria-pressed={liked}
        onClick={toggle}
        className={buttonClass('plain', 'mr-2 aria-pressed:border-accent aria-pressed:text-accent')}
      >
        <Icon name="heart" filled={liked} className="size-4.5" />
        {POST_PAGE.like}
        <span className="font-bold">{formatCount(count)}</span>
      </button>
      {state?.post ? (
        <>
          <Link href={editHref(post)} prefetch={false} className={QUIET}>
            {POST_PAGE.edit}
          </Link>
          <RemovePost post={post} className={QUIET} />
        </>
      ) : (
        <>
          <Report id={post.id} reported={state?.reported ?? false} />
          {muted !== null && <MuteButton nickname={muted} className={QUIET} />}
        </>
      )}
      {staff && staff.role !== 'editor' && (
        <a href={`/admin/${post.board === 'suggestion' ? 'suggestions' : 'posts'}?open=${post.id}`} className={QUIET}>
          {POST_PAGE.staff}
        </a>
      )}
    </div>
  )
}

function Report({ id, reported }: { id: number; reported: boolean }) {
  const [open, setOpen] = useState(false)
  const change = useChangePostState(id)
  const { promptIfSignedOut } = useRequireSignIn(REVIEW_REPORT.signIn, POST_ACTIONS_ID)
  if (reported) return <span className="px-3 text-small text-faint">{REVIEW_REPORT.reported}</span>
  return (
    <>
      <button type="button" onClick={() => promptIfSignedOut() || setOpen(true)} className={QUIET}>
        {POST_PAGE.report}
      </button>
      {open && (
        <ReportDialog
          title={POST_PAGE.reportTitle}
          of={{ kind: 'posts', id }}
          anchor={POST_ACTIONS_ID}
          onReported={() => change(() => ({ reported: true }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
