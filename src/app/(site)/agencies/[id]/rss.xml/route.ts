import { permanentRedirect } from 'next/navigation'
import { preparedReads } from '@/infra/database/readPool'
import { siteOrigin } from '@/infra/siteOrigin'
import { AGENCY_FEED } from '@/messages/site/follows'
import { readAgency, resolveMergedAgency } from '@/server/agencies/readAgency'
import { listAnnouncedMonths } from '@/server/follows/announceNews'
import { formatMonth } from '@/ui/format/day'
import { agencyHref, readAgencyId } from '@/ui/urls/agencyHref'
import { agencyFeedHref } from '@/ui/urls/fileHref'
import { rssResponse, writeRss } from '../../../_data/rss'

const MAX_AGE_SECONDS = 600

/** An item a month, from the day that it was found. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const id = readAgencyId((await params).id)
  const agency = id === null ? null : await readAgency(preparedReads(), id)
  if (id !== null && !agency) {
    const into = await resolveMergedAgency(preparedReads(), id)
    if (into !== null) permanentRedirect(agencyFeedHref(into))
  }
  if (!agency) return new Response(AGENCY_FEED.unknown, { status: 404 })
  const origin = siteOrigin()
  const months = await listAnnouncedMonths(preparedReads(), agency.id)
  const feed = writeRss({
    title: AGENCY_FEED.title(agency.name),
    link: origin + agencyHref(agency.id),
    self: origin + agencyFeedHref(agency.id),
    description: AGENCY_FEED.description(agency.name),
    items: months.map(({ month, rows, files, found_at }) => ({
      title: `${agency.name} ${AGENCY_FEED.item(formatMonth(month))}`,
      link: `${origin}${agencyHref(agency.id)}#m${month.slice(0, 7)}`,
      published: found_at,
      description: AGENCY_FEED.rows(rows, files),
    })),
  })
  return rssResponse(feed, MAX_AGE_SECONDS)
}
