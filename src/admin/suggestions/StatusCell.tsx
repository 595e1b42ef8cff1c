import { MenuItem, Select } from '@mui/material'
import { SUGGESTION_STATUSES, type SuggestionStatus } from '@/domain/community/states'
import { SUGGESTION_STATUS_LABELS } from '@/messages/labels'
import { StatusTag } from '../kit/StatusTag'
import { type Suggestion, SUGGESTION_TONES } from './suggestion'

interface Props {
  suggestion: Suggestion
  onChoose: (status: SuggestionStatus) => void
}

export const StatusCell = ({ suggestion: { title, suggestionStatus }, onChoose }: Props) => (
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
