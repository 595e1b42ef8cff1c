import Link from 'next/link'
import { isHotTelling } from '@/domain/community/postRules'
import type { PostSummary } from '@/contract/posts'
import { POSTS_ABOUT } from '@/messages/site/boards'
import { PostRow } from '@/ui/board/PostRow'
import { buttonClass } from '@/ui/kit/buttonClass'
import { LoadFailure } from '@/ui/kit/LoadFailure'
import { SectionHeading } from '@/ui/kit/Headings'
import { writeHref } from '@/ui/urls/boardHref'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import type { Loaded } from '../../_data/load'

interface Props {
  restaurantId: number
  posts: Loaded<PostSummary[]>
}

export function PostsSection({ restaurantId, posts }: Props) {
  return (
    <section id="posts" aria-labelledby="posts-title" className="mt-14">
      <SectionHeading
        id="posts-title"
        title={POSTS_ABOUT.title}
        note={POSTS_ABOUT.note}
        aside={
          <Link href={writeHref('free', restaurantId)} prefetch={false} className={buttonClass('plain')}>
            {POSTS_ABOUT.write}
          </Link>
        }
      />
      {!posts.ok ? (
        <LoadFailure what="글을" retryHref={`${restaurantHref(restaurantId)}#posts`} />
      ) : posts.data.length === 0 ? (
        <p className="border-t border-line py-4 text-small text-soft">{POSTS_ABOUT.none}</p>
      ) : (
        <ol className="border-t border-line">
          {posts.data.map((post) => (
            <PostRow key={post.id} post={post} withBoard withHot={isHotTelling(posts.data)} />
          ))}
        </ol>
      )}
    </section>
  )
}
