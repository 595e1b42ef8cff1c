import type { Payload } from 'payload'
import type { CollectionHeading } from './readCollection'

/** As a visitor sees it; undefined if there is none. */
export async function findCollection(payload: Payload, slug: string): Promise<CollectionHeading | undefined> {
  const { docs } = await payload.find({
    collection: 'place-collections',
    where: { slug: { equals: slug } },
    select: { slug: true, title: true, summary: true, updatedAt: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ id, title, summary, updatedAt }) => ({
    id,
    slug,
    title,
    summary,
    updated_at: String(updatedAt),
  }))[0]
}
