import { collectionPage } from '@/domain/collection/paths'
import type { CollectionSummary } from '@/domain/collection/schemas'
import { COLLECTIONS } from '@/messages/site/collections'
import { SoftLink } from '@/ui/kit/SoftLink'

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
