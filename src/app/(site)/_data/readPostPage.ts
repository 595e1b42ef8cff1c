import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { Post } from '@/domain/community/postSchemas'
import { pageTags } from '@/domain/site/pageTags'
import { isBoardType } from '@/domain/community/states'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { readPost } from '@/server/posts/readPost'
import { postHref, readPostId } from '@/ui/urls/boardHref'
import { missingPage } from './missingPage'

export interface PostParams {
  type: string
  postId: string
}

export const readPostPage = cache(async (type: string, postId: string): Promise<Post> => {
  const id = readPostId(postId)
  if (!isBoardType(type) || id === null) missingPage()
  const post = await readPost(preparedReads(), id)
  if (!post) missingPage()
  if (post.board !== type) permanentRedirect(postHref(post))
  tagPage(pageTags.board, ...(post.restaurant ? [pageTags.restaurant(post.restaurant.id)] : []))
  return post
})
