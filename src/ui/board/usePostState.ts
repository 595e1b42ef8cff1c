import { useQueryClient } from '@tanstack/react-query'
import type { MyPostState } from '@/contract/posts'
import { updateQueryData } from '../api/queryCache'
import { useMemberQuery, useMe } from '../member/useMe'

const KEY = 'my-post'

/** A member's view of a post; undefined for visitors and while loading. */
export const usePostState = (id: number): MyPostState | undefined =>
  useMemberQuery([KEY, id], 'GET /api/v1/me/posts/{id}', { params: { id } }).data

export function useChangePostState(id: number): (change: Partial<MyPostState>) => void {
  const { member } = useMe()
  const client = useQueryClient()
  return (change) =>
    updateQueryData<MyPostState>(client, [KEY, id, member?.id ?? null], (known) => ({ ...known, ...change }))
}
