import { isHotTelling } from '@/domain/community/postRules'
import type { PostSummary } from '@/contract/posts'
import { BOARDS_PAGE } from '@/messages/site/boards'
import { PostRow } from '@/ui/board/PostRow'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { SectionHeading } from '@/ui/kit/Headings'
import { TextLink } from '@/ui/kit/TextLink'
import type { Loaded } from '../../_data/load'

interface Props {
  id: string
  title: string
  note?: string
  posts: Loaded<PostSummary[]>
  /** what failed to load, as an object in a sentence */
  what: string
  none: string
  allHref?: string
  isHot?: boolean
}

export function HubPanel({ id, title, note, posts, what, none, allHref, isHot = false }: Props) {
  const withHot = !isHot && posts.ok && isHotTelling(posts.data)
  return (
    <section aria-labelledby={id} className="min-w-0 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
      <SectionHeading
        id={id}
        title={title}
        note={note}
        aside={
          allHref && (
            <TextLink href={allHref} withArrow>
              {BOARDS_PAGE.all}
              <span className="sr-only">: {title}</span>
            </TextLink>
          )
        }
      />
      {!posts.ok ? (
        <LoadFailure what={what} retryHref="/board" />
      ) : posts.data.length === 0 ? (
        <p className="border-t-[1.5px] border-ink py-6 text-small text-soft">{none}</p>
      ) : (
        <ol className="border-t-[1.5px] border-ink">
          {posts.data.map((post) => (
            <PostRow key={post.id} post={post} withBoard={isHot} withHot={withHot} />
          ))}
        </ol>
      )}
    </section>
  )
}
