import type { MyPostState } from '@/contract/posts'
import { useChangeMemberQuery, useMemberQuery } from '../member/useMe'

const keyOf = (id: number) => ['my-post', id] as const

/** A member's view of a post; undefined for visitors and while loading. */
export const usePostState = (id: number): MyPostState | undefined =>
  useMemberQuery(keyOf(id), 'GET /api/v1/me/posts/{id}', { params: { id } }).data

export const useChangePostState = (id: number) => useChangeMemberQuery<MyPostState>(keyOf(id)).change
