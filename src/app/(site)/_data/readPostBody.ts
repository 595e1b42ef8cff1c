import type { PostedPlace } from '@/domain/community/postSchemas'
import { placeOfBlock, readPostText } from '@/domain/community/readPostText'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import { pageTags } from '@/domain/site/pageTags'
import { ID_MAX } from '@/domain/http/limits'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { readPostedPlaces } from '@/server/posts/listRestaurantPosts'
import { load } from './load'
import { siteOrigin } from './siteOrigin'

const CARDS_MAX = 10

interface PostBodyRead {
  blocks: MarkdownBlock[]
  places: ReadonlyMap<number, PostedPlace>
  origin: string
}

/** Restaurants not found stay links. */
export async function readPostBody(content: string): Promise<PostBodyRead> {
  const origin = siteOrigin()
  const blocks = readPostText(content, origin)
  const ids = new Set(blocks.flatMap((block) => placeOfBlock(block, origin) ?? []))
  const wanted = [...ids].filter((id) => id >= 1 && id <= ID_MAX).slice(0, CARDS_MAX)
  tagPage(...wanted.map(pageTags.restaurant))
  const places = await load('places of a post', () => readPostedPlaces(preparedReads(), wanted))
  return { blocks, places: places.ok ? places.data : new Map<number, PostedPlace>(), origin }
}
