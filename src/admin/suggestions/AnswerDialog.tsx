import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useGetOne } from 'react-admin'
import { STAFF_ANSWER_MAX } from '@/domain/community/limits'
import { SUGGESTION_STATUSES, type SuggestionStatus } from '@/domain/community/states'
import { SUGGESTION_STATUS_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { CountedText } from '../kit/fields/CountedText'
import { useAction } from '../kit/useAction'
import { needsAnswer, type SuggestionDetail } from './suggestion'
import { FULL_RECORD } from '../dataProvider/dataProvider'

interface Props {
  id: number
  /** the status chosen before the dialog opened */
  status: SuggestionStatus
  onClose: () => void
}

export function AnswerDialog({ id, status, onClose }: Props) {
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
  const [answer, setAnswer] = useState(suggestion.staffAnswer ?? '')
  const dataProvider = useDataProvider()
  const save = useAction(
    () =>
      dataProvider.update('suggestions', {
        id: suggestion.id,
        data: { ...suggestion, suggestionStatus: status, staffAnswer: answer.trim() || null },
        previousData: suggestion,
      }),
    { done: `저장했어요. 처리: ${SUGGESTION_STATUS_LABELS[status]}`, onDone: onClose },
  )
  const isMissing = needsAnswer(status) && answer.trim() === ''
  return (
    <ConfirmDialog
      open
      title="건의 처리"
      effect={
        suggestion.authorNickname === null
          ? `쓴 사람이 떠나 알릴 사람이 없어요(${WITHDRAWN_MEMBER}).`
          : `저장하면 ${suggestion.authorNickname} 님에게 상태와 답변을 알려요.`
      }
      confirmLabel="저장하고 알리기"
      isPending={save.isPending}
      disabled={isMissing || answer.length > STAFF_ANSWER_MAX}
      onConfirm={() => save.mutate()}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  )
}
