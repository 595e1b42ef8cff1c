import type { Metadata } from 'next'
import Link from 'next/link'
import { readCommentView } from '@/contract/commentView'
import { readPostText } from '@/domain/community/readPostText'
import type { Post } from '@/contract/posts'
import { plainBlocks } from '@/domain/markdown/markdownTree'
import { BOARD_LABELS, ROLE_LABELS, SUGGESTION_STATUS_LABELS } from '@/messages/labels'
import { BOARDS_PAGE, POST_PAGE } from '@/messages/site/boards'
import { MUTES } from '@/messages/site/comments'
import { CountView } from '@/ui/board/CountView'
import { PlaceCard, PostBody } from '@/ui/board/PostBody'
import { PostActions } from '@/ui/board/PostActions'
import { PostMarks, SuggestionMark, PostMeta } from '@/ui/board/PostMeta'
import { CommentSection } from '@/ui/comment/CommentSection'
import { buttonClass } from '@/ui/kit/buttonClass'
import { LivePost } from '@/ui/comment/LivePost'
import { HideMuted } from '@/ui/mute/HideMuted'
import { ReviewPhotos } from '@/ui/review/ReviewPhotos'
import { boardHref, postHref, writeHref, readPostId } from '@/ui/urls/boardHref'
import type { SearchParams } from '@/ui/urls/readQuery'
import { isBoardType } from '@/domain/community/community'
import { OwnUnseenPost } from '@/ui/board/OwnUnseenPost'
import { koreanDay } from '@/domain/koreanDay'
import { formatDay } from '@/ui/format/day'
import { siteOrigin } from '@/infra/siteOrigin'
import { BoardCrumbs, BoardDeadEnd, InvalidBoardAccess } from '../../../_components/board/BoardScreens'
import { metadataOrMissing, pageOrMissing } from '../../../_data/missingPage'
import { readComments, readPostBody, type PostParams, readPostPage } from '../../../_data/readPostPage'

const dayOf = (instant: string): string => formatDay(koreanDay(new Date(instant)))

function SuggestionProgress({ post }: { post: Post }) {
  const { suggestion_status, steps, staff_answer, answered_at, created_at } = post
  if (!suggestion_status) return null
  const rows = [
    { label: POST_PAGE.received, by: null, at: created_at },
    ...steps.map(({ status, by, at }) => ({ label: SUGGESTION_STATUS_LABELS[status], by: ROLE_LABELS[by], at })),
  ]
  return (
    <section aria-labelledby="progress" className="mt-8 rounded-box border border-line bg-card p-5">
      <h2 id="progress" className="flex items-center gap-2 font-bold tracking-tight">
        {POST_PAGE.steps} <SuggestionMark status={suggestion_status} />
      </h2>
      <ol className="mt-3 space-y-1 text-small">
        {rows.map(({ label, by, at }, i) => (
          <li key={i} className="flex flex-wrap gap-x-3">
            <time dateTime={at} className="w-24 shrink-0 text-soft">
              {dayOf(at)}
            </time>
            <span className="font-medium">{label}</span>
            {by && <span className="text-soft">{by}</span>}
          </li>
        ))}
      </ol>
      {staff_answer && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="text-small font-semibold">
            {POST_PAGE.answer}
            {answered_at && <span className="ml-2 font-normal text-soft">{dayOf(answered_at)}</span>}
          </h3>
          <p dir="auto" className="mt-1 max-w-[65ch] whitespace-pre-line">
            {staff_answer}
          </p>
        </div>
      )}
    </section>
  )
}

/** Authors see their own held post here. */
async function PostNotFound({ params }: { params: Promise<PostParams> }) {
  const { type, postId } = await params
  const id = readPostId(postId)
  if (!isBoardType(type) || id === null) return <InvalidBoardAccess />
  return (
    <OwnUnseenPost id={id}>
      <BoardDeadEnd board={type} heading={BOARDS_PAGE.notFound}>
        {BOARDS_PAGE.notFoundMore}
      </BoardDeadEnd>
    </OwnUnseenPost>
  )
}

interface Props {
  params: Promise<PostParams>
  searchParams: Promise<SearchParams>
}

const DESCRIPTION = 160

/** Notices are from the operator and cannot be muted. */
const mutable = ({ board, author }: Post): string | null => (board === 'notice' ? null : (author?.nickname ?? null))

export const generateMetadata = metadataOrMissing(async ({ params }: Props): Promise<Metadata> => {
  const { type, postId } = await params
  const post = await readPostPage(type, postId)
  const description = plainBlocks(readPostText(post.content, siteOrigin())).slice(0, DESCRIPTION)
  const title = `${post.title} - ${BOARD_LABELS[post.board]}`
  return {
    title,
    description,
    alternates: { canonical: postHref(post) },
    openGraph: { type: 'article', title, description, publishedTime: post.created_at },
  }
})

export default pageOrMissing(async ({ params, searchParams }: Props) => {
  const { type, postId } = await params
  const post = await readPostPage(type, postId)
  const view = readCommentView(await searchParams)
  const [body, comments] = await Promise.all([
    readPostBody(post.content),
    post.board === 'free' ? readComments(post.id, view) : null,
  ])
  return (
    <div className="wrap">
      <CountView id={post.id} />
      <article className="mx-auto max-w-[44rem] pt-6 md:pt-10">
        <BoardCrumbs board={post.board} />
        <h1 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.125rem)] leading-tight font-[740] tracking-[-0.03em]">
          <bdi>{post.title}</bdi>
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1">
          <PostMarks post={post} />
          <PostMeta post={post} whole />
        </div>
        <div className="mt-5 border-t-[1.5px] border-ink pt-1">
          <HideMuted nickname={mutable(post)} note={MUTES.post}>
            {post.restaurant && <PlaceCard place={post.restaurant} />}
            <PostBody {...body} />
            <ReviewPhotos photos={post.photos} author={post.author?.nickname ?? null} />
          </HideMuted>
        </div>
        <SuggestionProgress post={post} />
        <div className="mt-9 border-t border-line pt-5">
          <PostActions post={{ id: post.id, board: post.board, like_count: post.like_count }} muted={mutable(post)} />
        </div>
        <nav aria-label={BOARDS_PAGE.menu} className="mt-6 flex gap-2">
          <Link href={boardHref(post.board)} className={buttonClass('plain')}>
            {BOARDS_PAGE.toList}
          </Link>
          {post.board !== 'notice' && (
            <Link href={writeHref(post.board)} prefetch={false} className={buttonClass('plain')}>
              {BOARDS_PAGE.write}
            </Link>
          )}
        </nav>
        {!comments && <LivePost postId={post.id} />}
        {comments && (
          <CommentSection
            news={<LivePost postId={post.id} />}
            postId={post.id}
            postPath={postHref(post)}
            origin={siteOrigin()}
            view={view}
            count={post.comment_count}
            {...comments}
          />
        )}
      </article>
    </div>
  )
}, PostNotFound)
