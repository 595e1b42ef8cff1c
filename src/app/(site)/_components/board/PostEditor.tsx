import type { BoardType } from '@/domain/community/states'
import type { CurrentMember } from '@/domain/member/me'
import { POST_FORM, POST_GUIDE } from '@/messages/site/boards'
import { PostForm } from '@/ui/board/PostForm'
import type { PostFormProps } from '@/ui/board/usePostForm'
import { PageHeading } from '@/ui/kit/PageHeading'
import { BlockedNotice } from '@/ui/member/BlockedNotice'
import { BoardCrumbs } from './BoardScreens'

interface Props extends Omit<PostFormProps, 'memberId' | 'board'> {
  board: Exclude<BoardType, 'notice'>
  member: CurrentMember
  title: string
}

export function PostEditor({ member, title, ...form }: Props) {
  return (
    <div className="wrap">
      <PageHeading crumbs={<BoardCrumbs board={form.board} />} title={title} />
      {member.blocked ? (
        <BlockedNotice block={member.blocked} className="mt-6 max-w-2xl" />
      ) : (
        <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <PostForm {...form} memberId={member.id} />
          <aside aria-labelledby="post-guide" className="rounded-box border border-line bg-card p-5 max-lg:order-first">
            <h2 id="post-guide" className="text-small font-bold">
              {POST_FORM.guide}
            </h2>
            <ul className="mt-2 list-disc space-y-1.5 pl-4 text-small text-soft marker:text-faint">
              {POST_GUIDE[form.board].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </aside>
        </div>
      )}
    </div>
  )
}
