import Link from 'next/link'
import type { BoardType } from '@/domain/community/states'
import { QUERY_LENGTH_MAX } from '@/domain/search/limits'
import { BOARDS_PAGE } from '@/messages/site/boards'
import { buttonClass } from '../kit/buttonClass'
import { Icon } from '../kit/Icon'
import { boardHref } from '../urls/boardHref'

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
