import Link from 'next/link'
import { isHotTelling } from '@/domain/community/postRules'
import type { PostPage } from '@/contract/posts'
import { type BoardType, SUGGESTION_STATUSES } from '@/domain/community/community'
import { BOARD_LABELS } from '@/messages/labels'
import { BOARDS_PAGE, SUGGESTION_NOTES } from '@/messages/site/boards'
import { PostRow } from '@/ui/board/PostRow'
import { formatCount } from '@/ui/format/number'
import { buttonClass } from '@/ui/kit/buttonClass'
import { EmptyState } from '@/ui/kit/EmptyState'
import { Pagination } from '@/ui/kit/Pagination'
import { TextLink } from '@/ui/kit/TextLink'
import { boardHref, type BoardView, writeHref } from '@/ui/urls/boardHref'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { Icon } from '@/ui/kit/Icon'
import { SuggestionMark } from '@/ui/board/PostMeta'

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

const INPUT =
  'h-full min-w-0 flex-1 bg-transparent text-[0.9375rem] outline-none placeholder:text-faint ' +
  '[&::-webkit-search-cancel-button]:hidden'

const FIELD =
  'flex h-11 min-w-0 flex-1 items-center gap-2 rounded-field border border-edge bg-card pl-3 ' +
  'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent'

/** A plain form, so that results have a URL. */
export function BoardSearch({ board, q }: { board: BoardType; q: string }) {
  return (
    <form role="search" action={boardHref(board)} className="flex gap-2">
      <div className={FIELD}>
        <Icon name="search" className="size-4.5 text-faint" />
        <input
          type="search"
          name="q"
          key={q}
          defaultValue={q}
          maxLength={QUERY_LENGTH_MAX}
          aria-label={BOARDS_PAGE.search}
          placeholder={BOARDS_PAGE.searchShort}
          className={INPUT}
        />
        {q && (
          <Link
            href={boardHref(board)}
            aria-label={BOARDS_PAGE.clear}
            className="flex size-11 items-center justify-center rounded-field hover:bg-wash"
          >
            <Icon name="close" className="size-4" />
          </Link>
        )}
      </div>
      <button type="submit" className={buttonClass('plain')}>
        {BOARDS_PAGE.searchKey}
      </button>
    </form>
  )
}

export const SuggestionLegend = () => (
  <section aria-label={BOARDS_PAGE.legend} className="mt-4">
    <dl className="flex flex-wrap gap-x-5 gap-y-1.5">
      {SUGGESTION_STATUSES.map((status) => (
        <div key={status} className="flex items-center gap-2">
          <dt>
            <SuggestionMark status={status} />
          </dt>
          <dd className="text-note text-soft">{SUGGESTION_NOTES[status]}</dd>
        </div>
      ))}
    </dl>
  </section>
)
