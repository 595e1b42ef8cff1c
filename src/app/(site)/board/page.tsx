import type { Metadata } from 'next'
import Link from 'next/link'
import { BOARD_TYPES } from '@/domain/community/community'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { BOARD_LABELS } from '@/messages/labels'
import { BOARD_NOTES, BOARDS_PAGE } from '@/messages/site/boards'
import { readHubHot, readHubLatest, readHubNotices } from '@/server/posts/listPosts'
import { chipClass } from '@/ui/kit/buttonClass'
import { PageHeading } from '@/ui/kit/Headings'
import { boardHref } from '@/ui/urls/boardHref'
import { HubPanel } from '../_components/board/HubPanel'
import { load } from '../_data/load'

export const metadata: Metadata = {
  title: BOARDS_PAGE.title,
  description: BOARDS_PAGE.lead,
  alternates: { canonical: '/board' },
}

export default async function BoardPage() {
  tagPage(pageTags.board)
  const [notices, latest, hot] = await Promise.all([
    load('hub notices', () => readHubNotices(preparedReads())),
    load('hub latest', () => readHubLatest(preparedReads())),
    load('hub hot', () => readHubHot(preparedReads())),
  ])
  return (
    <div className="wrap">
      <PageHeading title={BOARDS_PAGE.title}>{BOARDS_PAGE.lead}</PageHeading>
      <nav aria-label={BOARDS_PAGE.menu} className="chip-row mt-5">
        {BOARD_TYPES.map((type) => (
          <Link key={type} href={boardHref(type)} title={BOARD_NOTES[type]} className={chipClass(false)}>
            {BOARD_LABELS[type]}
          </Link>
        ))}
      </nav>
      <div className="mt-9 space-y-11">
        <HubPanel
          id="hub-notices"
          title={BOARDS_PAGE.notices}
          posts={notices}
          what={BOARDS_PAGE.whatNotices}
          none={BOARDS_PAGE.noneMore.notice}
          allHref={boardHref('notice')}
        />
        <div className="grid gap-x-14 gap-y-11 lg:grid-cols-2">
          <HubPanel
            id="hub-latest"
            title={BOARDS_PAGE.latest}
            note={BOARD_NOTES.free}
            posts={latest}
            what={BOARDS_PAGE.whatLatest}
            none={BOARDS_PAGE.noneMore.free}
            allHref={boardHref('free')}
          />
          <HubPanel
            id="hub-hot"
            title={BOARDS_PAGE.hot}
            note={BOARDS_PAGE.hotRule}
            posts={hot}
            what={BOARDS_PAGE.whatHot}
            none={BOARDS_PAGE.noneHot}
            isHot
          />
        </div>
      </div>
      <p className="mt-6 text-note text-faint">{BOARDS_PAGE.viewRule}</p>
    </div>
  )
}
