'use client'
import Link from 'next/link'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OwnPost } from '@/contract/posts'
import { POST_STATUS_LABELS } from '@/messages/labels'
import { HELD_NOTES, OWN_POST_STATES, POST_PAGE } from '@/messages/site/boards'
import { buttonClass } from '../kit/buttonClass'
import { editHref } from '../urls/boardHref'
import { RemovePost } from './RemovePost'
import { usePostState } from './usePostState'

const PlainText = ({ post }: { post: OwnPost }) => <p className="pt-4 whitespace-pre-line">{post.content}</p>
const OwnPostText = lazy(() =>
  import('./OwnPostText').then(
    (file) => ({ default: file.OwnPostText }),
    () => ({ default: PlainText }),
  ),
)

export const unseenNote = ({ status, held_reason }: Pick<OwnPost, 'status' | 'held_reason'>): string | null =>
  status === 'pending' && held_reason ? HELD_NOTES[held_reason] : OWN_POST_STATES[status]

/** Shows authors their own hidden post and the reason where others get the children. */
export function OwnUnseenPost({ id, children }: { id: number; children: ReactNode }) {
  const post = usePostState(id)?.post
  const note = post && unseenNote(post)
  if (!post || !note) return children
  return (
    <section aria-labelledby="own-post" className="wrap mt-8">
      <div className="max-w-2xl rounded-box border-[1.5px] border-accent bg-card p-5">
        <p className="text-small font-semibold text-accent">
          {POST_PAGE.own} · {POST_STATUS_LABELS[post.status]}
        </p>
        <h1 id="own-post" className="mt-1 text-head font-bold tracking-tight">
          <bdi>{post.title}</bdi>
        </h1>
        <p className="mt-2 text-small text-soft">{note}</p>
        <div className="mt-4 border-t border-line">
          <Suspense fallback={<PlainText post={post} />}>
            <OwnPostText post={post} />
          </Suspense>
        </div>
        <div className="mt-5 flex gap-2">
          <Link href={editHref(post)} prefetch={false} className={buttonClass('plain')}>
            {POST_PAGE.edit}
          </Link>
          <RemovePost post={post} className={buttonClass('plain')} />
        </div>
      </div>
    </section>
  )
}
