import Link from 'next/link'
import { isHotTelling } from '@/domain/community/hotTelling'
import type { PostPage } from '@/domain/community/postSchemas'
import type { BoardType } from '@/domain/community/states'
import { BOARD_LABELS } from '@/messages/labels'
import { BOARDS_PAGE } from '@/messages/site/boards'
import { PostRow } from '@/ui/board/PostRow'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { Pagination } from '@/ui/kit/Pagination'
import { TextLink } from '@/ui/kit/TextLink'
import { boardHref, type BoardView, writeHref } from '@/ui/urls/boardHref'

interface Props {
  board: BoardType
  view: BoardView
  posts: PostPage
}

function EmptyBoard({ board, view: { q, page } }: Omit<Props, 'posts'>) {
  if (page > 1)
    return (
      <p className="border-t-[1.5px] border-ink py-10 text-center text-soft">
        {BOARDS_PAGE.pageEmpty} <TextLink href={boardHref(board, { q })}>{BOARDS_PAGE.firstPage}</TextLink>
      </p>
    )
  const [href, label] = q
    ? [boardHref(board), BOARDS_PAGE.clear]
    : board === 'notice'
      ? ['/board', BOARDS_PAGE.toBoards]
      : [writeHref(board), BOARDS_PAGE.write]
  return (
    <EmptyState
      icon={q ? 'search' : 'list'}
      title={q ? BOARDS_PAGE.nothing(q) : BOARDS_PAGE.none}
      actions={
        <Link href={href} className={buttonClass('plain')}>
          {label}
        </Link>
      }
    >
      {q ? BOARDS_PAGE.nothingMore : BOARDS_PAGE.noneMore[board]}
    </EmptyState>
  )
}

export function BoardList({ board, view, posts: { data, pagination } }: Props) {
  if (data.length === 0) return <EmptyBoard board={board} view={view} />
  const withHot = isHotTelling(data)
  const { total, total_is_minimum: isMinimum } = pagination
  return (
    <>
      {view.q && (
        <p role="status" className="mb-3 text-small text-soft">
          {(isMinimum ? BOARDS_PAGE.foundMore : BOARDS_PAGE.found)(view.q, formatCount(total))}
        </p>
      )}
      <ol aria-label={BOARDS_PAGE.list(BOARD_LABELS[board])} className="border-t-[1.5px] border-ink">
        {data.map((post) => (
          <PostRow key={post.id} post={post} level={2} withHot={withHot} />
        ))}
      </ol>
      <Pagination
        page={view.page}
        pages={pagination.pages}
        hrefOf={(page) => boardHref(board, { ...view, page })}
        label={BOARDS_PAGE.pages}
      />
    </>
  )
}
