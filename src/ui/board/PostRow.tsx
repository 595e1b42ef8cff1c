import Link from 'next/link'
import type { PostSummary } from '@/contract/posts'
import { BOARD_LABELS } from '@/messages/labels'
import { MUTES } from '@/messages/site/comments'
import { HideMuted } from '../mute/HideMuted'
import { postHref } from '../urls/boardHref'
import { PostMarks, PostMeta } from './PostMeta'

interface Props {
  post: PostSummary
  withBoard?: boolean
  withHot: boolean
  level?: 2 | 3
}

export function PostRow({ post, withBoard = false, withHot, level = 3 }: Props) {
  const Title = `h${level}` as const
  return (
    <li className="group relative border-b border-line py-3.5">
      <HideMuted nickname={post.board === 'notice' ? null : (post.author?.nickname ?? null)} note={MUTES.post}>
        <Title className="text-[1.0625rem] leading-snug font-[640] tracking-[-0.015em]">
          <PostMarks post={withHot ? post : { ...post, is_hot: false }} />
          <Link href={postHref(post)} className="after:absolute after:inset-0 group-hover:text-accent">
            <bdi>{post.title}</bdi>
          </Link>
        </Title>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-2">
          {withBoard && <span className="text-note text-faint">{BOARD_LABELS[post.board]}</span>}
          <PostMeta post={post} />
        </div>
      </HideMuted>
    </li>
  )
}
