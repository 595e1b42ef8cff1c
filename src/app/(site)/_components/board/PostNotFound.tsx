import { isBoardType } from '@/domain/community/states'
import { BOARDS_PAGE } from '@/messages/site/boards'
import { OwnUnseenPost } from '@/ui/board/OwnUnseenPost'
import { readPostId } from '@/ui/urls/boardHref'
import type { PostParams } from '../../_data/readPostPage'
import { BoardDeadEnd, InvalidBoardAccess } from './BoardScreens'

/** Authors see their own held post here. */
export async function PostNotFound({ params }: { params: Promise<PostParams> }) {
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
