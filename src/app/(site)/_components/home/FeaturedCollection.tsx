import type { CollectionSummary } from '@/domain/collection/schemas'
import { COLLECTIONS_PAGE } from '@/domain/collection/paths'
import { COLLECTIONS } from '@/messages/site/collections'
import { SectionHeading } from '@/ui/kit/SectionHeading'
import { TextLink } from '@/ui/kit/TextLink'
import type { Loaded } from '../../_data/load'
import { CollectionRow } from '../collection/CollectionRow'

export function FeaturedCollection({ collections }: { collections: Loaded<CollectionSummary[]> }) {
  const [first] = collections.ok ? collections.data : []
  if (!first) return null
  return (
    <section aria-labelledby="collection" className="mt-section">
      <SectionHeading
        id="collection"
        title={COLLECTIONS.title}
        aside={
          <TextLink href={COLLECTIONS_PAGE} withArrow>
            {COLLECTIONS.all}
          </TextLink>
        }
      />
      <ul className="border-t-[1.5px] border-ink">
        <CollectionRow collection={first} />
      </ul>
    </section>
  )
}
