import { useState } from 'react'
import { Link } from 'react-router-dom'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { BOARD_LABELS, HOLD_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import type { ModerationAction } from '@/messages/staff/moderation'
import type { BoardType, PostStatus } from '@/domain/community/community'
import type { HoldReason } from '@/domain/community/holds'
import type { ModerationDetail } from '@/domain/moderation/detail'
import { RecordDrawer, useOpened } from '../kit/dialogs/SideDrawer'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ContentStatusTag } from '../moderation/ContentStatus'
import { DecisionRows, ReportRows } from '../moderation/FactRows'
import { moderationActionsFor, moderationKeys, type ModeratedRow, waitingReports } from '../moderation/moderated'
import { ModerationButtons } from '../moderation/ModerationButtons'
import { ModerationDialog } from '../moderation/ModerationDialog'
import { WriterCard } from '../moderation/WriterCard'
import { Facts } from '../kit/facts'
import { MarkdownText } from '../kit/MarkdownText'
import { useAction } from '../kit/useAction'

export interface Post extends Omit<ModeratedRow, 'content'> {
  board: Exclude<BoardType, 'suggestion'>
  title: string
  excerpt: string
  isPinned: boolean
  status: PostStatus
  viewCount: number
  likeCount: number
  commentCount: number
}

interface PostDetail extends Post, ModerationDetail {
  content: string
  restaurant: number | null
  restaurantTitle: string | null
  /** why it is or was held for review */
  heldReason: HoldReason | null
  heldMatch: string | null
}

export const SHORT_BOARD_LABELS: Record<Post['board'], string> = { notice: '공지', free: '자유' }

/** The displayed author: notices are from the operator, no matter who wrote them. */
export const writerOf = ({ board, authorNickname }: Pick<Post, 'board' | 'authorNickname'>): string =>
  authorNickname ?? (board === 'notice' ? '운영자' : WITHDRAWN_MEMBER)

function PostKeys({ post, onAction }: { post: PostDetail; onAction: (action: ModerationAction) => void }) {
  const pin = useAction(
    (_: void, provider) => provider.actionMany('posts', [post.id], post.isPinned ? 'unpin' : 'pin'),
    {
      done: post.isPinned ? '고정을 풀었어요.' : '게시판 위에 고정했어요.',
    },
  )
  return (
    <>
      <ModerationButtons actions={moderationActionsFor(post)} onAction={onAction} />
      <Button variant="outlined" disabled={pin.isPending} onClick={() => pin.mutate()}>
        {post.isPinned ? '고정 풀기' : '위에 고정'}
      </Button>
      <Button
        component="a"
        href={`/board/${post.board}`}
        target="_blank"
        rel="noreferrer"
        startIcon={<OpenInNew sx={{ fontSize: 15 }} />}
      >
        공개 화면
      </Button>
    </>
  )
}

const PostText = ({ post }: { post: PostDetail }) => (
  <>
    <Facts>
      <dt>조회·좋아요·댓글</dt>
      <dd>{[post.viewCount, post.likeCount, post.commentCount].map((count) => count.toLocaleString()).join(' · ')}</dd>
      {post.restaurant && (
        <>
          <dt>식당</dt>
          <dd>
            <Link to={`/restaurants/${post.restaurant}`}>{post.restaurantTitle}</Link>
          </dd>
        </>
      )}
      {post.heldReason && (
        <>
          <dt>검토하는 이유</dt>
          <dd>
            {HOLD_LABELS[post.heldReason]}
            {post.heldMatch && `: ${post.heldMatch}`}
          </dd>
        </>
      )}
      {post.hiddenReason && (
        <>
          <dt>숨긴 이유</dt>
          <dd>
            {post.hiddenReason}
            {post.hiddenUntil && ` (임시조치, ${koreanMoment(post.hiddenUntil)}까지)`}
          </dd>
        </>
      )}
    </Facts>
    <MarkdownText text={post.content} />
  </>
)

const TABS = ['글', '쓴 사람', '신고', '처리 내역'] as const
type TabName = (typeof TABS)[number]

interface Props {
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

export function PostDrawer({ id, onOpen, onClose }: Props) {
  const opened = useOpened<PostDetail>('posts', id)
  const [tab, setTab] = useState<TabName>('글')
  const [action, setAction] = useState<ModerationAction | null>(null)
  const post = opened.record
  return (
    <>
      <RecordDrawer
        resource="posts"
        opened={opened}
        onOpen={onOpen}
        keys={post && action === null ? moderationKeys(moderationActionsFor(post), setAction) : []}
        onClose={onClose}
        title={post?.title ?? '글'}
        tag={
          post && <ContentStatusTag status={post.status} isTrashed={!!post.trashedAt} isTimed={!!post.hiddenUntil} />
        }
        note={post && factsOf(post)}
        tabs={TABS.map((name) => ({ value: name, label: name, count: countOf(name, post) }))}
        tab={tab}
        onTab={(next) => setTab(next as TabName)}
        footer={post && <PostKeys post={post} onAction={setAction} />}
      >
        {(shown) => <Pane post={shown} tab={tab} />}
      </RecordDrawer>
      <ModerationDialog
        resource="posts"
        chosen={{ ids: id === null ? [] : [id], count: 1 }}
        waiting={post && waitingReports(post)}
        action={action}
        onClose={() => setAction(null)}
      />
    </>
  )
}

const factsOf = (post: PostDetail): string =>
  [
    BOARD_LABELS[post.board],
    writerOf(post),
    koreanMoment(post.createdAt),
    post.editedAt && `고침 ${koreanMoment(post.editedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')

const countOf = (tab: TabName, post: PostDetail | undefined): number | undefined => {
  if (tab === '신고') return post?.reports.length
  return tab === '처리 내역' ? post?.history.length : undefined
}

function Pane({ post, tab }: { post: PostDetail; tab: TabName }) {
  if (tab === '글') return <PostText post={post} />
  if (tab === '쓴 사람') return <WriterCard writer={post.writer} at={{ resource: 'posts', id: post.id }} />
  if (tab === '신고') return <ReportRows reports={post.reports} />
  if (post.history.length === 0) return <p style={{ color: 'var(--soft)' }}>숨기거나 지운 적이 없어요.</p>
  return <DecisionRows decisions={post.history} />
}
