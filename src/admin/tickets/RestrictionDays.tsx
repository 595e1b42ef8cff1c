import { TextField } from '@mui/material'
import { RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'

export const RestrictionDays = ({ value, onChange }: { value: number; onChange: (days: number) => void }) => (
  <TextField
    fullWidth
    margin="dense"
    type="number"
    label="며칠"
    value={value}
    onChange={(event) => onChange(Math.min(RESTRICTION_DAYS_MAX, Math.max(1, Number(event.target.value) || 1)))}
    helperText={`${RESTRICTION_DAYS_MAX}일까지`}
    slotProps={{ htmlInput: { min: 1, max: RESTRICTION_DAYS_MAX } }}
  />
)
