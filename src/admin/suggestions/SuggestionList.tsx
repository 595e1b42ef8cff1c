import { useState } from 'react'
import { DataTable } from 'react-admin'
import type { SuggestionStatus } from '@/domain/community/states'
import { SUGGESTION_STATUS_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/ListScreen'
import { ListTable } from '../kit/lists/ListTable'
import { TitleCell } from '../kit/lists/TitleCell'
import { choicesOf } from '../kit/fields/choicesOf'
import { koreanDate } from '../kit/dates/koreanDate'
import { useOpenRecord } from '../kit/lists/useOpenRecord'
import { BulkModeration } from '../moderation/BulkModeration'
import { FilterState } from '../moderation/FilterState'
import { AnswerDialog } from './AnswerDialog'
import { StatusCell } from './StatusCell'
import { SuggestionDrawer } from './SuggestionDrawer'
import type { Suggestion } from './suggestion'

const HELP = `회원이 보낸 건의예요. 상태를 바꾸면 답변과 함께 쓴 사람에게 알려요.
완료하거나 반려하려면 답변을 적어야 해요. 줄을 누르면 글 전체가 옆에 열려요.`

const Column = DataTable.Col<Suggestion>

export function SuggestionList() {
  const { id, open, close } = useOpenRecord()
  const [asked, setAsked] = useState<{ id: number; status: SuggestionStatus } | null>(null)
  return (
    <ListScreen resource="suggestions" help={HELP} sort={{ field: 'createdAt', order: 'DESC' }} perPage={10}>
      <FilterBar search="제목, 내용, 쓴 사람">
        <FilterSelect source="suggestionStatus" label="처리" choices={choicesOf(SUGGESTION_STATUS_LABELS)} />
        <FilterState />
      </FilterBar>
      <ListTable
        rowClick={(clicked) => {
          open(Number(clicked))
          return false
        }}
        bulk={<BulkModeration resource="suggestions" />}
        emptyTitle="아직 건의가 없어요."
      >
        <Column
          source="title"
          disableSort
          render={({ title, excerpt }) => <TitleCell title={title} excerpt={excerpt} />}
        />
        <Column
          source="authorNickname"
          disableSort
          render={({ authorNickname }) => authorNickname ?? WITHDRAWN_MEMBER}
        />
        <Column source="likeCount" render={({ likeCount }) => likeCount.toLocaleString()} />
        <Column source="createdAt" render={({ createdAt }) => koreanDate(createdAt)} />
        <Column
          source="suggestionStatus"
          disableSort
          render={(row) => <StatusCell suggestion={row} onChoose={(status) => setAsked({ id: row.id, status })} />}
        />
      </ListTable>
      <SuggestionDrawer id={id} onClose={close} onAnswer={(status) => id !== null && setAsked({ id, status })} />
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}
    </ListScreen>
  )
}
