import Link from 'next/link'
import type { BoardType } from '@/domain/community/states'
import { LOGIN_PAGE, withReturnTo } from '@/domain/member/paths'
import { BOARD_LABELS } from '@/messages/labels'
import { BOARDS_PAGE, POST_FORM } from '@/messages/site/boards'
import { memberMessages } from '@/messages/site/member'
import { buttonClass } from '@/ui/kit/buttonClass'
import { boardHref } from '@/ui/urls/boardHref'
import { BoardNotice } from './BoardScreens'

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
