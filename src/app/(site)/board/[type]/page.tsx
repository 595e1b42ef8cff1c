import type { Metadata } from 'next'
import Link from 'next/link'
import { type BoardType, isBoardType } from '@/domain/community/community'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { setPageStatus, tagPage } from '@/infra/requestContext'
import { BOARD_LABELS } from '@/messages/labels'
import { BOARD_NOTES, BOARDS_PAGE } from '@/messages/site/boards'
import { listPosts } from '@/server/posts/listPosts'
import { BoardSearch, BoardList, SuggestionLegend } from '@/app/(site)/_components/board/BoardList'
import { buttonClass } from '@/ui/kit/buttonClass'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { PageHeading } from '@/ui/kit/Headings'
import { pagedDescription, pagedTitle } from '@/ui/kit/pageMetadata'
import { boardHref, feedHref, readBoardView, writeHref } from '@/ui/urls/boardHref'
import type { SearchParams } from '@/ui/urls/readQuery'
import { BoardCrumbs, InvalidBoardAccess } from '../../_components/board/BoardScreens'
import { load } from '../../_data/load'

interface Props {
  params: Promise<{ type: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { type } = await params
  if (!isBoardType(type)) return { title: BOARDS_PAGE.invalid, robots: { index: false } }
  const { page, q } = readBoardView(await searchParams)
  return {
    title: pagedTitle(BOARD_LABELS[type], page),
    description: pagedDescription(BOARD_NOTES[type], page),
    alternates: { canonical: boardHref(type, { page }), types: { 'application/rss+xml': feedHref(type) } },
    ...(q && { robots: { index: false } }),
  }
}

const WriteLink = ({ board }: { board: BoardType }) => (
  <Link href={writeHref(board)} prefetch={false} className={buttonClass('primary', 'shrink-0')}>
    {BOARDS_PAGE.write}
  </Link>
)

export default async function BoardListPage({ params, searchParams }: Props) {
  const { type } = await params
  if (!isBoardType(type)) {
    setPageStatus(404)
    return <InvalidBoardAccess />
  }
  tagPage(pageTags.board)
  const view = readBoardView(await searchParams)
  const posts = await load('posts', () => listPosts(preparedReads(), { board: type, ...view }))
  return (
    <div className="wrap">
      <PageHeading crumbs={<BoardCrumbs />} title={BOARD_LABELS[type]}>
        {BOARD_NOTES[type]}
      </PageHeading>
      <div className="mt-6 flex flex-wrap gap-2">
        <div className="min-w-0 flex-1 basis-40">
          <BoardSearch board={type} q={view.q} />
        </div>
        {type !== 'notice' && <WriteLink board={type} />}
      </div>
      {type === 'suggestion' && <SuggestionLegend />}
      <div className="mt-6">
        {posts.ok ? (
          <BoardList board={type} view={view} posts={posts.data} />
        ) : (
          <LoadFailure what={BOARDS_PAGE.what} retryHref={boardHref(type, view)} />
        )}
      </div>
      <p className="mt-6 text-note text-soft">
        <a href={feedHref(type)} className="inline-flex min-h-11 items-center font-medium underline underline-offset-3">
          {BOARDS_PAGE.feed}
        </a>{' '}
        {BOARDS_PAGE.feedNote}
      </p>
    </div>
  )
}
