import type { CollectionSummary } from '@/domain/collection/schemas'
import { COLLECTIONS_PAGE } from '@/domain/collection/paths'
import { COLLECTIONS } from '@/messages/site/collections'
import { TextLink } from '@/ui/kit/TextLink'
import type { Loaded } from '../../_data/load'
import { CollectionRow } from '../collection/CollectionRow'

/** The first collection; hidden if there is none or it failed to load. */
export function FeaturedCollection({ collections }: { collections: Loaded<CollectionSummary[]> }) {
  const [first] = collections.ok ? collections.data : []
  if (!first) return null
  return (
    <section aria-labelledby="collection" className="mt-8">
      <h2 id="collection" className="mb-2 text-lead font-bold tracking-tight">
        {COLLECTIONS.title}
      </h2>
      <ul className="border-t-[1.5px] border-ink">
        <CollectionRow collection={first} />
      </ul>
      <p className="mt-2">
        <TextLink href={COLLECTIONS_PAGE} withArrow>
          {COLLECTIONS.all}
        </TextLink>
      </p>
    </section>
  )
}
