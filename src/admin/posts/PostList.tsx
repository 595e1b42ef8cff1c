import { DataTable, useListContext } from 'react-admin'
import { Button } from '@mui/material'
import { BulkModeration } from '../moderation/ModerationButtons'
import { ContentStatusTag, FilterState } from '../moderation/ContentStatus'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect, choicesOf } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/screens'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/marks'
import { TitleCell } from '../kit/lists/TitleCell'
import { koreanDate } from '../kit/dates/koreanDate'
import { useOpenRecord } from '../kit/lists/recordLinks'
import { useAction } from '../kit/useAction'
import { PostDrawer, SHORT_BOARD_LABELS, type Post, writerOf } from './PostDrawer'

function PinButtons() {
  const { selectedIds, data, onUnselectItems } = useListContext<Post>()
  const pin = useAction(
    (name: 'pin' | 'unpin', provider) => provider.actionMany<{ data: number[] }>('posts', selectedIds, name),
    { done: ({ data: changed }) => `${changed.length}건을 바꿨어요.`, onDone: () => onUnselectItems() },
  )
  const chosen = (data ?? []).filter(({ id }) => selectedIds.includes(id))
  const isAllPinned = chosen.length > 0 && chosen.every(({ isPinned }) => isPinned)
  return (
    <Button size="small" disabled={pin.isPending} onClick={() => pin.mutate(isAllPinned ? 'unpin' : 'pin')}>
      {isAllPinned ? '고정 풀기' : '위에 고정'}
    </Button>
  )
}

const HELP = `공지사항과 자유게시판의 글이에요. 줄을 누르면 글이 옆에 열려요.
숨긴 글은 운영자에게만 보이고 다시 보이게 할 수 있어요. 지운 글은 휴지통에 있고 복원할 수 있어요.
숨기거나 지우면 쓴 사람에게 이유와 함께 알려요. 기다리는 신고가 있으면 함께 닫아요.`

const nowrap = { whiteSpace: 'nowrap' } as const

const Column = DataTable.Col<Post>

export function PostList() {
  const { id, open, close } = useOpenRecord()
  return (
    <ListScreen resource="posts" help={HELP} sort={{ field: 'createdAt', order: 'DESC' }} perPage={10}>
      <FilterBar search="제목, 내용, 쓴 사람">
        <FilterSelect source="board" label="게시판" choices={choicesOf(SHORT_BOARD_LABELS)} />
        <FilterState />
      </FilterBar>
      <ListTable
        onOpen={open}
        hiddenColumns={['viewCount', 'likeCount']}
        bulk={
          <>
            <PinButtons />
            <BulkModeration resource="posts" />
          </>
        }
        emptyTitle="아직 글이 없어요."
      >
        <Column
          source="title"
          disableSort
          render={({ title, excerpt, isPinned }) => <TitleCell title={title} excerpt={excerpt} isPinned={isPinned} />}
        />
        <Column source="board" disableSort render={({ board }) => SHORT_BOARD_LABELS[board]} />
        <Column source="authorNickname" disableSort render={(post) => <span style={nowrap}>{writerOf(post)}</span>} />
        <Column source="createdAt" render={({ createdAt }) => <span style={nowrap}>{koreanDate(createdAt)}</span>} />
        <Column source="viewCount" render={({ viewCount }) => viewCount.toLocaleString()} />
        <Column source="likeCount" render={({ likeCount }) => likeCount.toLocaleString()} />
        <Column source="commentCount" disableSort render={({ commentCount }) => commentCount.toLocaleString()} />
        <Column source="status" disableSort render={(post) => <PostStatus {...post} />} />
      </ListTable>
      <PostDrawer id={id} onOpen={open} onClose={close} />
    </ListScreen>
  )
}

const PostStatus = ({ status, trashedAt, hiddenUntil, openReports }: Post) => (
  <span style={{ display: 'inline-flex', gap: 4 }}>
    <ContentStatusTag status={status} isTrashed={trashedAt !== null} isTimed={hiddenUntil !== null} />
    {openReports > 0 && <StatusTag tone="mid">신고 {openReports}</StatusTag>}
  </span>
)
