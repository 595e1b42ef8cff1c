'use client'
import Link from 'next/link'
import { useRef, useState } from 'react'
import type { OwnPostSummary } from '@/contract/posts'
import { BOARD_LABELS, POST_STATUS_LABELS } from '@/messages/labels'
import { MY_POSTS } from '@/messages/site/boards'
import { PROFILE } from '@/messages/site/profile'
import { buttonClass } from '../kit/buttonClass'
import { EmptyState } from '../kit/EmptyState'
import { Pager } from '../kit/Pager'
import { RetryNotice } from '../kit/RetryNotice'
import { useMemberQuery } from '../member/useMe'
import { postHref } from '../urls/boardHref'
import { unseenNote } from './OwnUnseenPost'
import { PostMarks, PostMeta } from './PostMeta'

export function MyPosts() {
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const { data, isError, refetch } = useMemberQuery(['own-posts', page], 'GET /api/v1/me/posts', { query: { page } })
  const changePage = (to: number) => {
    setPage(to)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }
  if (isError) return <RetryNotice what={MY_POSTS.what} onRetry={() => void refetch()} />
  if (!data) return <p className="text-small text-soft">{PROFILE.loading}</p>
  if (data.pagination.total === 0)
    return (
      <EmptyState
        isPart
        title={MY_POSTS.none}
        actions={
          <Link href="/board" className={buttonClass('plain')}>
            {MY_POSTS.explore}
          </Link>
        }
      >
        {MY_POSTS.noneMore}
      </EmptyState>
    )
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={MY_POSTS.list} className="scroll-mt-20 outline-none">
        {data.data.map((post) => (
          <MyPostItem key={post.id} post={post} />
        ))}
      </ul>
      <Pager page={page} pages={data.pagination.pages} label={MY_POSTS.pages} onPageChange={changePage} />
    </>
  )
}

function MyPostItem({ post }: { post: OwnPostSummary }) {
  const note = unseenNote(post)
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-4 first:pt-0">
      <div className="min-w-0">
        <h3 className="font-semibold">
          <PostMarks post={post} />
          <Link href={postHref(post)} prefetch={false} className="hover:text-accent">
            <bdi>{post.title}</bdi>
          </Link>
        </h3>
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="text-note text-faint">{BOARD_LABELS[post.board]}</span>
          <PostMeta post={post} />
          {note && (
            <span className="rounded-full border border-accent/45 px-2 text-note font-semibold text-accent">
              {POST_STATUS_LABELS[post.status]}
            </span>
          )}
        </div>
        {note && <p className="mt-1 max-w-[60ch] text-small text-soft">{note}</p>}
      </div>
      <Link
        href={postHref(post)}
        prefetch={false}
        aria-label={MY_POSTS.viewOf(post.title)}
        className={buttonClass('plain', 'shrink-0')}
      >
        {MY_POSTS.view}
      </Link>
    </li>
  )
}
