import Link from 'next/link'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import type { PostedPlace } from '@/contract/posts'
import { placeOfBlock } from '@/domain/community/readPostText'
import { POST_PAGE } from '@/messages/site/boards'
import { Prose } from '../kit/Prose'
import { Markdown } from '../markdown/Markdown'
import { formatCount } from '../format/number'
import { Icon } from '../kit/Icon'
import { restaurantHref } from '../urls/restaurantHref'

const CARD =
  'group relative my-4 flex max-w-xl items-center gap-3 rounded-box border border-line bg-card p-3.5 hover:border-edge'
/** Overrides the prose styles of links and paragraphs. */
const LINK = 'font-[650] tracking-tight text-ink! no-underline! after:absolute after:inset-0 group-hover:text-accent!'

export function PlaceCard({ place }: { place: PostedPlace }) {
  const { id, title, sub_category, sub_add1, sub_add2, visit_count } = place
  const words = [[sub_add1, sub_add2].filter(Boolean).join(' '), sub_category].filter(Boolean)
  return (
    <div className={CARD}>
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-wash text-faint">
        <Icon name="bowl" className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1">
        <Link href={restaurantHref(id)} className={LINK}>
          {title}
        </Link>
        <p className="mt-0! truncate text-note text-soft">
          {[...words, POST_PAGE.visits(formatCount(visit_count))].join(' · ')}
        </p>
      </div>
      <Icon name="right" className="size-4.5 text-faint" />
    </div>
  )
}

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
