import { ListSubheader, MenuItem, Select } from '@mui/material'
import { AUDIT_EVENT_GROUPS, AUDIT_EVENT_LABELS } from '@/messages/staff/audit'
import { useFilter } from '../kit/filters/useFilter'
import type { AuditRow } from './auditEntry'

const ANY = ''

export function EventFilter() {
  const [value, setValue] = useFilter<AuditRow['event']>('event')
  const chosen = value && AUDIT_EVENT_LABELS[value]
  return (
    <Select
      size="small"
      displayEmpty
      value={chosen ? value : ANY}
      onChange={({ target }) => setValue(target.value || null)}
      inputProps={{ 'aria-label': '무엇을' }}
      renderValue={() => (
        <>
          무엇을 <b style={{ color: 'var(--ink)', fontWeight: chosen ? 620 : 450 }}>{chosen ?? '모두'}</b>
        </>
      )}
      MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
      sx={{
        height: 32,
        fontSize: 13,
        color: 'var(--soft)',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: chosen ? 'var(--edge)' : 'var(--line)' },
      }}
    >
      <MenuItem value={ANY}>모두</MenuItem>
      {AUDIT_EVENT_GROUPS.flatMap(({ title, events }) => [
        <ListSubheader key={title} sx={{ lineHeight: '30px', fontSize: 12, background: 'var(--card)' }}>
          {title}
        </ListSubheader>,
        ...events.map((event) => (
          <MenuItem key={event} value={event}>
            {AUDIT_EVENT_LABELS[event]}
          </MenuItem>
        )),
      ])}
    </Select>
  )
}
