import { CHANGES_FEED, CHANGES_PAGE } from '@/contract/changes'
import { preparedReads } from '@/infra/database/readPool'
import { siteOrigin } from '@/infra/siteOrigin'
import { CHANGES } from '@/messages/site/changes'
import { describeDay } from '@/server/changes/describeDay'
import { listChanges } from '@/server/changes/listChanges'
import { formatDayLong } from '@/ui/format/day'
import { rssResponse, writeRss } from '../../_data/rss'

const MAX_AGE_SECONDS = 600

/** An item a day. Its address changes with nothing, so that readers show a day once. */
export async function GET(): Promise<Response> {
  const origin = siteOrigin()
  const { data } = await listChanges(preparedReads(), {}, new Date())
  const feed = writeRss({
    title: `공공밥상 ${CHANGES.title}`,
    link: origin + CHANGES_PAGE,
    self: origin + CHANGES_FEED,
    description: CHANGES.lead,
    items: data.map((changes) => ({
      title: formatDayLong(changes.day),
      link: `${origin}${CHANGES_PAGE}?until=${changes.day}`,
      published: `${changes.day}T00:00:00+09:00`,
      description: describeDay(changes).join(' '),
    })),
  })
  return rssResponse(feed, MAX_AGE_SECONDS)
}
