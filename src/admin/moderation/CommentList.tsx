import { DataTable } from 'react-admin'
import { BOARD_LABELS } from '@/messages/labels'
import type { BoardType } from '@/domain/community/community'
import { choicesOf, FilterSelect } from '../kit/filters/FilterSelect'
import { FilterChip } from '../kit/filters/FilterBar'
import { koreanMoment } from '../kit/dates/koreanDate'
import { ContentCell, ContentList } from './ContentList'
import { FilterState } from './ContentStatus'
import { RowActions } from './ModerationButtons'
import type { ModeratedRow } from './moderated'

export interface CommentRow extends ModeratedRow {
  post: number
  postTitle: string
  board: BoardType
  parent: number | null
  likeCount: number
  replyCount: number
}

const HELP = `회원이 글에 남긴 댓글이에요.
숨기거나 지우면 댓글 수에서도 곧바로 빠지고, 쓴 사람에게 이유와 함께 알림이 가요.
줄을 누르면 글과 앞뒤 댓글, 쓴 사람, 신고, 이전 결정이 옆에 열려요.
여럿을 골라 한꺼번에 처리할 수도 있어요.`

const Column = DataTable.Col<CommentRow>

export const CommentList = () => (
  <ContentList
    resource="comments"
    help={HELP}
    searches="글 제목, 닉네임, 내용"
    filters={
      <>
        <FilterState />
        <FilterSelect source="board" label="게시판" choices={choicesOf(BOARD_LABELS)} />
        <FilterChip source="post" label={() => '한 글의 댓글만'} />
      </>
    }
  >
    <Column source="content" disableSort render={(row) => <ContentCell row={row} {...placeOf(row)} />} />
    <Column source="likeCount" render={({ likeCount }) => likeCount.toLocaleString()} />
    <Column source="createdAt" render={({ createdAt }) => koreanMoment(createdAt)} />
    <Column
      label="할 일"
      render={(row) => <RowActions resource="comments" row={row} name={`${row.postTitle} 댓글`} href={null} />}
    />
  </ContentList>
)

const placeOf = ({ postTitle, board, parent, replyCount }: CommentRow) => ({
  place: postTitle,
  facts: [BOARD_LABELS[board], parent === null ? '' : '답글', replyCount ? `답글 ${replyCount}개` : ''],
})
