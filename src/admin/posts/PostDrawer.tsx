import { type KeyboardEvent, useState } from 'react'
import { useGetOne } from 'react-admin'
import { BOARD_LABELS } from '@/messages/labels'
import type { ModerationAction } from '@/messages/staff/moderation'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { SideDrawer } from '../kit/dialogs/SideDrawer'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ContentStatusTag } from '../moderation/ContentStatusTag'
import { DecisionRows } from '../moderation/DecisionRows'
import { MODERATION_KEYS, moderationActionsFor } from '../moderation/moderationActionsFor'
import { ModerationDialog } from '../moderation/ModerationDialog'
import { ReportRows } from '../moderation/ReportRows'
import { WriterCard } from '../moderation/WriterCard'
import { matchesShortcut } from '../shortcuts/matchesShortcut'
import { PostKeys } from './PostKeys'
import { PostText } from './PostText'
import { type PostDetail, writerOf } from './post'
import { FULL_RECORD } from '../dataProvider/dataProvider'

const TABS = ['글', '쓴 사람', '신고', '처리 내역'] as const
type TabName = (typeof TABS)[number]

export function PostDrawer({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { data, error, refetch } = useGetOne<PostDetail>(
    'posts',
    { id: id ?? 0, meta: FULL_RECORD },
    { enabled: id !== null },
  )
  const [tab, setTab] = useState<TabName>('글')
  const [action, setAction] = useState<ModerationAction | null>(null)
  const post = data?.id === id ? data : undefined
  const onKeyDown = ({ nativeEvent, target }: KeyboardEvent) => {
    if (!post || action !== null || (target as HTMLElement).closest('input, textarea')) return
    const pressed = moderationActionsFor(post).find((which) => matchesShortcut(nativeEvent, MODERATION_KEYS[which]))
    if (!pressed) return
    nativeEvent.preventDefault()
    setAction(pressed)
  }
  return (
    <div onKeyDown={onKeyDown}>
      <SideDrawer
        open={id !== null}
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
        {error ? (
          <FailedState message={error.message} onRetry={() => void refetch()} />
        ) : post ? (
          <Pane post={post} tab={tab} />
        ) : (
          <Loading />
        )}
      </SideDrawer>
      <ModerationDialog
        resource="posts"
        chosen={{ ids: id === null ? [] : [id], count: 1 }}
        action={action}
        onClose={() => setAction(null)}
      />
    </div>
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
  if (tab === '쓴 사람') return <WriterCard writer={post.writer} />
  if (tab === '신고') return <ReportRows reports={post.reports} />
  if (post.history.length === 0) return <p style={{ color: 'var(--soft)' }}>숨기거나 지운 적이 없어요.</p>
  return <DecisionRows decisions={post.history} />
}
