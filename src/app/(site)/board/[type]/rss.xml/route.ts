import { isBoardType } from '@/domain/community/community'
import { preparedReads } from '@/infra/database/readPool'
import { BOARDS_PAGE } from '@/messages/site/boards'
import { listFeed } from '@/server/posts/listPosts'
import { siteOrigin } from '@/infra/siteOrigin'
import { rssResponse, writeFeed } from '../../../_data/rss'

export async function GET(_: Request, { params }: { params: Promise<{ type: string }> }): Promise<Response> {
  const { type } = await params
  if (!isBoardType(type)) return new Response(BOARDS_PAGE.invalid, { status: 404 })
  const posts = await listFeed(preparedReads(), type)
  return rssResponse(writeFeed(type, posts, siteOrigin()), 60)
}
