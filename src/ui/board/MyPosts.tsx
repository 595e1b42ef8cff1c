'use client'
import Link from 'next/link'
import { useState } from 'react'
import { BOARD_LABELS, POST_STATUS_LABELS } from '@/messages/labels'
import { MY_POSTS } from '@/messages/site/boards'
import { OwnList, OwnListItem } from '../member/OwnList'
import { useMemberQuery } from '../member/useMe'
import { postHref } from '../urls/boardHref'
import { unseenNote } from './OwnUnseenPost'
import { PostMarks, PostMeta } from './PostMeta'

export function MyPosts() {
  const [page, setPage] = useState(1)
  const query = useMemberQuery(['own-posts', page], 'GET /api/v1/me/posts', { query: { page } })
  return (
    <OwnList query={query} page={page} onPageChange={setPage} words={MY_POSTS} exploreHref="/board">
      {(post) => {
        const note = unseenNote(post)
        return (
          <OwnListItem
            key={post.id}
            href={postHref(post)}
            title={
              <>
                <PostMarks post={post} />
                <Link href={postHref(post)} prefetch={false} className="hover:text-accent">
                  <bdi>{post.title}</bdi>
                </Link>
              </>
            }
            state={note && POST_STATUS_LABELS[post.status]}
            meta={
              <>
                <span className="text-note text-faint">{BOARD_LABELS[post.board]}</span>
                <PostMeta post={post} />
              </>
            }
            note={note}
            view={{ text: MY_POSTS.view, label: MY_POSTS.viewOf(post.title) }}
          />
        )
      }}
    </OwnList>
  )
}
