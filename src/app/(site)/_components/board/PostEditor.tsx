import Link from 'next/link'
import type { BoardType } from '@/domain/community/community'
import type { CurrentMember } from '@/contract/member'
import { POST_FORM, POST_GUIDE, BOARDS_PAGE } from '@/messages/site/boards'
import { PostForm } from '@/ui/board/PostForm'
import type { PostFormProps } from '@/ui/board/usePostForm'
import { PageHeading } from '@/ui/kit/Headings'
import { BlockedNotice } from '@/ui/member/BlockedNotice'
import { LOGIN_PAGE, withReturnTo } from '@/contract/memberPaths'
import { BOARD_LABELS } from '@/messages/labels'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '@/ui/kit/buttonClass'
import { boardHref } from '@/ui/urls/boardHref'
import { BoardCrumbs, BoardNotice } from './BoardScreens'

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

/** `path` is the page to return to. */
export const SignInToWrite = ({ board, path }: { board: BoardType; path: string }) => (
  <BoardNotice
    board={board}
    title={BOARD_LABELS[board]}
    icon="user"
    heading={POST_FORM.signIn}
    actions={
      <>
        <Link href={withReturnTo(LOGIN_PAGE, path)} prefetch={false} className={buttonClass('primary')}>
          {memberMessages.signIn}
        </Link>
        <Link href={boardHref(board)} className={buttonClass('plain')}>
          {BOARDS_PAGE.toList}
        </Link>
      </>
    }
  >
    {POST_FORM.signInMore}
  </BoardNotice>
)
