import Link from 'next/link'
import type { ReactNode } from 'react'
import type { BoardType } from '@/domain/community/community'
import { BOARD_LABELS } from '@/messages/labels'
import { BOARDS_PAGE } from '@/messages/site/boards'
import { buttonClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import type { IconName } from '@/ui/kit/Icon'
import { PageHeading } from '@/ui/kit/Headings'
import { Breadcrumbs } from '@/ui/shell/Breadcrumbs'
import { boardHref } from '@/ui/urls/boardHref'

const HUB = { href: '/board', label: BOARDS_PAGE.title }

export const BoardCrumbs = ({ board }: { board?: BoardType }) => (
  <Breadcrumbs links={board ? [HUB, { href: boardHref(board), label: BOARD_LABELS[board] }] : [HUB]} />
)

interface Screen {
  board?: BoardType
  title: string
  icon: IconName
  heading: string
  children: ReactNode
  actions: ReactNode
}

export const BoardNotice = ({ board, title, icon, heading, children, actions }: Screen) => (
  <div className="wrap">
    <PageHeading crumbs={<BoardCrumbs {...(board && { board })} />} title={title} />
    <div className="mt-6">
      <EmptyState icon={icon} title={heading} actions={actions}>
        {children}
      </EmptyState>
    </div>
  </div>
)

export const BoardDeadEnd = ({
  board,
  heading,
  children,
}: {
  board: BoardType
  heading: string
  children: ReactNode
}) => (
  <BoardNotice
    board={board}
    title={BOARD_LABELS[board]}
    icon="search"
    heading={heading}
    actions={
      <Link href={boardHref(board)} className={buttonClass('primary')}>
        {BOARDS_PAGE.toList}
      </Link>
    }
  >
    {children}
  </BoardNotice>
)

export const InvalidBoardAccess = () => (
  <BoardNotice
    title={BOARDS_PAGE.title}
    icon="search"
    heading={BOARDS_PAGE.invalid}
    actions={
      <Link href="/board" className={buttonClass('primary')}>
        {BOARDS_PAGE.toBoards}
      </Link>
    }
  >
    {BOARDS_PAGE.invalidMore}
  </BoardNotice>
)
