import { useState } from 'react'
import { DataTable, useGetOne } from 'react-admin'
import { MenuItem, Select, TextField } from '@mui/material'
import { type SuggestionStatus, SUGGESTION_STATUSES, STAFF_ANSWER_MAX } from '@/domain/community/community'
import { SUGGESTION_STATUS_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect, choicesOf } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/screens'
import { ListTable } from '../kit/lists/ListTable'
import { TitleCell } from '../kit/lists/TitleCell'
import { koreanDate } from '../kit/dates/koreanDate'
import { useOpenRecord } from '../kit/lists/recordLinks'
import { BulkModeration } from '../moderation/ModerationButtons'
import { FilterState } from '../moderation/ContentStatus'
import { StatusTag } from '../kit/marks'
import { ActionDialog } from '../kit/dialogs/ActionDialog'
import { ColleaguesEditing } from '../kit/editing/EditNotes'
import { CountedText } from '../kit/fields/textFields'
import { useKeptText } from '../kit/keptText'
import { FULL_RECORD } from '../dataProvider/dataProvider'
import {
  SuggestionDrawer,
  type Suggestion,
  SUGGESTION_TONES,
  needsAnswer,
  type SuggestionDetail,
} from './SuggestionDrawer'

interface AnswerDialogProps {
  id: number
  /** the status chosen before the dialog opened */
  status: SuggestionStatus
  onClose: () => void
}

function AnswerDialog({ id, status, onClose }: AnswerDialogProps) {
  const { data } = useGetOne<SuggestionDetail>('suggestions', { id, meta: FULL_RECORD })
  if (data?.id !== id) return null
  return <Question suggestion={data} first={status} onClose={onClose} />
}

interface QuestionProps {
  suggestion: SuggestionDetail
  first: SuggestionStatus
  onClose: () => void
}

function Question({ suggestion, first, onClose }: QuestionProps) {
  const [status, setStatus] = useState(first)
  const [answer, setAnswer, forgetAnswer] = useKeptText(
    `suggestions:${suggestion.id}:answer`,
    suggestion.staffAnswer ?? '',
  )
  const isMissing = needsAnswer(status) && answer.trim() === ''
  return (
    <ActionDialog
      title="건의 처리"
      effect={
        suggestion.authorNickname === null
          ? `쓴 사람이 떠나 알릴 사람이 없어요(${WITHDRAWN_MEMBER}).`
          : `저장하면 ${suggestion.authorNickname} 님에게 상태와 답변을 알려요.`
      }
      confirmLabel="저장하고 알리기"
      disabled={isMissing || answer.length > STAFF_ANSWER_MAX}
      run={(_, provider) =>
        provider.update('suggestions', {
          id: suggestion.id,
          data: { ...suggestion, suggestionStatus: status, staffAnswer: answer.trim() || null },
          previousData: suggestion,
        })
      }
      onDone={forgetAnswer}
      done={`저장했어요. 처리: ${SUGGESTION_STATUS_LABELS[status]}`}
      onClose={onClose}
    >
      <ColleaguesEditing resource="suggestions" id={suggestion.id} isEditing />
      <TextField
        select
        fullWidth
        margin="dense"
        label="처리"
        value={status}
        onChange={(event) => setStatus(event.target.value as SuggestionStatus)}
      >
        {SUGGESTION_STATUSES.map((each) => (
          <MenuItem key={each} value={each}>
            {SUGGESTION_STATUS_LABELS[each]}
          </MenuItem>
        ))}
      </TextField>
      <CountedText
        label={needsAnswer(status) ? '답변' : '답변(없어도 됨)'}
        value={answer}
        onChange={setAnswer}
        max={STAFF_ANSWER_MAX}
        minRows={5}
        required={needsAnswer(status)}
        autoFocus
        helperText={isMissing ? '완료하거나 반려하려면 답변을 적어 주세요.' : '글 아래에 모두에게 보여요.'}
      />
    </ActionDialog>
  )
}

interface Props {
  suggestion: Suggestion
  onChoose: (status: SuggestionStatus) => void
}

const StatusCell = ({ suggestion: { title, suggestionStatus }, onChoose }: Props) => (
  // Events in here must not reach the row.
  <span role="presentation" onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
    <Select
      size="small"
      value={suggestionStatus}
      onChange={(event) => onChoose(event.target.value)}
      inputProps={{ 'aria-label': `${title}: 처리 상태` }}
      renderValue={(status) => (
        <StatusTag tone={SUGGESTION_TONES[status]}>{SUGGESTION_STATUS_LABELS[status]}</StatusTag>
      )}
      sx={{ height: 30, '& .MuiSelect-select': { pl: 1 } }}
    >
      {SUGGESTION_STATUSES.map((status) => (
        <MenuItem key={status} value={status}>
          {SUGGESTION_STATUS_LABELS[status]}
        </MenuItem>
      ))}
    </Select>
  </span>
)

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
      <ListTable onOpen={open} bulk={<BulkModeration resource="suggestions" />} emptyTitle="아직 건의가 없어요.">
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
      <SuggestionDrawer
        id={id}
        onOpen={open}
        onClose={close}
        onAnswer={(status) => id !== null && setAsked({ id, status })}
      />
      {asked && <AnswerDialog {...asked} onClose={() => setAsked(null)} />}
    </ListScreen>
  )
}
