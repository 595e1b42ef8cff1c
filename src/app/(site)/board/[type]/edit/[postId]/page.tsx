import type { Metadata } from 'next'
import { isBoardType } from '@/domain/community/community'
import { pagePool } from '@/infra/database/readPool'
import { setPageStatus } from '@/infra/requestContext'
import { POST_FORM } from '@/messages/site/boards'
import { readOwnPost } from '@/server/posts/readPost'
import { editHref, readPostId } from '@/ui/urls/boardHref'
import { BoardDeadEnd, InvalidBoardAccess } from '../../../../_components/board/BoardScreens'
import { PostEditor, SignInToWrite } from '../../../../_components/board/PostEditor'
import { memberOfRequest } from '../../../../_data/requestMember'
import type { PostParams } from '../../../../_data/readPostPage'

export const metadata: Metadata = { title: POST_FORM.editTitle, robots: { index: false } }

export default async function EditPostPage({ params }: { params: Promise<PostParams> }) {
  const { type, postId } = await params
  const id = readPostId(postId)
  if (!isBoardType(type) || type === 'notice' || id === null) {
    setPageStatus(404)
    return <InvalidBoardAccess />
  }
  const member = await memberOfRequest()
  if (!member) return <SignInToWrite board={type} path={editHref({ board: type, id })} />
  const post = await readOwnPost(pagePool(), member.id, id)
  if (post?.board !== type) {
    setPageStatus(404)
    return (
      <BoardDeadEnd board={type} heading={POST_FORM.notOwn}>
        {POST_FORM.notOwnMore}
      </BoardDeadEnd>
    )
  }
  return (
    <PostEditor board={type} member={member} title={POST_FORM.editTitle} existing={post} place={null} waitSeconds={0} />
  )
}
