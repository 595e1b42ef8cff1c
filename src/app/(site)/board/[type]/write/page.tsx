import type { Metadata } from 'next'
import { isBoardType } from '@/domain/community/community'
import { pagePool, preparedReads } from '@/infra/database/readPool'
import { setPageStatus } from '@/infra/requestContext'
import { BOARD_LABELS } from '@/messages/labels'
import { POST_FORM } from '@/messages/site/boards'
import { remainingCooldown } from '@/server/posts/claimCooldown'
import { readPostedPlaces } from '@/server/posts/listPosts'
import { readPostId, writeHref } from '@/ui/urls/boardHref'
import type { SearchParams } from '@/ui/urls/readQuery'
import { InvalidBoardAccess } from '../../../_components/board/BoardScreens'
import { PostEditor, SignInToWrite } from '../../../_components/board/PostEditor'
import { memberOfRequest } from '../../../_data/requestMember'

interface Props {
  params: Promise<{ type: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params
  const title = isBoardType(type) ? POST_FORM.writeTo(BOARD_LABELS[type]) : POST_FORM.guide
  return { title, robots: { index: false } }
}

export default async function WritePostPage({ params, searchParams }: Props) {
  const { type } = await params
  if (!isBoardType(type) || type === 'notice') {
    setPageStatus(404)
    return <InvalidBoardAccess />
  }
  const { restaurant } = await searchParams
  const about = readPostId(typeof restaurant === 'string' ? restaurant : undefined)
  const member = await memberOfRequest()
  if (!member) return <SignInToWrite board={type} path={writeHref(type, about ?? undefined)} />
  const [places, waitSeconds] = await Promise.all([
    readPostedPlaces(preparedReads(), about === null ? [] : [about]),
    remainingCooldown(pagePool(), 'post', member.id),
  ])
  return (
    <PostEditor
      board={type}
      member={member}
      title={POST_FORM.writeTo(BOARD_LABELS[type])}
      existing={null}
      place={places.get(about ?? 0) ?? null}
      waitSeconds={waitSeconds}
    />
  )
}
