import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import type { PostedPlace } from '@/domain/community/postSchemas'
import { placeOfBlock } from '@/domain/community/readPostText'
import { Prose } from '../kit/Prose'
import { Markdown } from '../markdown/Markdown'
import { PlaceCard } from './PlaceCard'

interface Props {
  blocks: readonly MarkdownBlock[]
  places: ReadonlyMap<number, PostedPlace>
  origin: string
}

/** A paragraph that only links to a restaurant of this site becomes its card. */
export function PostBody({ blocks, places, origin }: Props) {
  return (
    <div dir="auto" className="[&>div]:mt-5!">
      <Prose>
        {blocks.map((block, i) => {
          const place = places.get(placeOfBlock(block, origin) ?? 0)
          return place ? <PlaceCard key={i} place={place} /> : <Markdown key={i} blocks={[block]} />
        })}
      </Prose>
    </div>
  )
}
