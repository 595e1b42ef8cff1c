import type { CollectionSummary } from '@/contract/collections'
import { COLLECTIONS_PAGE, collectionPage } from '@/domain/collection'
import { COLLECTIONS } from '@/messages/site/collections'
import { SectionHeading } from '@/ui/kit/Headings'
import { TextLink } from '@/ui/kit/TextLink'
import { SoftLink } from '@/ui/kit/SoftLink'
import type { Loaded } from '../../_data/load'

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

export function CollectionRow({ collection }: { collection: CollectionSummary }) {
  const { slug, title, summary, first_places, place_count } = collection
  return (
    <li className="group relative border-b border-line py-4">
      <h3 className="text-lead leading-snug font-[680] tracking-[-0.02em]">
        <SoftLink href={collectionPage(slug)} className="row-link">
          {title}
        </SoftLink>
      </h3>
      <p className="mt-1 line-clamp-2 max-w-2xl text-small text-soft">{summary}</p>
      <p className="mt-1 text-note text-faint">{COLLECTIONS.more(first_places.join(', '), place_count)}</p>
    </li>
  )
}
