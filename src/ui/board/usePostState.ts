import { useQueryClient } from '@tanstack/react-query'
import { myPostPath } from '@/domain/community/apiPaths'
import type { MyPostState } from '@/domain/community/postSchemas'
import { updateQueryData } from '../api/updateQueryData'
import { useMemberQuery } from '../member/useMemberQuery'
import { useMe } from '../member/useMe'

const KEY = 'my-post'

/** What the member's own eyes add to a post; undefined for visitors and until it is loaded. */
export const usePostState = (id: number): MyPostState | undefined =>
  useMemberQuery<MyPostState>([KEY, id], myPostPath(id)).data

/** Changes what is known of it after a write. */
export function useChangePostState(id: number): (change: Partial<MyPostState>) => void {
  const { member } = useMe()
  const client = useQueryClient()
  return (change) =>
    updateQueryData<MyPostState>(client, [KEY, id, member?.id ?? null], (known) => ({ ...known, ...change }))
}
