import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { koKR } from '@mui/x-date-pickers/locales'
import { format, parseISO } from 'date-fns'
import { ko } from 'date-fns/locale/ko'

interface Props {
  /** YYYY-MM-DD; '' if empty */
  value: string
  onChoose: (day: string) => void
}

/** A browser's own calendar follows the browser's language; this one is Korean. */
const Calendar = ({ value, onChoose }: Props) => (
  <LocalizationProvider
    dateAdapter={AdapterDateFns}
    adapterLocale={ko}
    localeText={koKR.components.MuiLocalizationProvider.defaultProps.localeText}
  >
    <DateCalendar
      autoFocus
      value={value ? parseISO(value) : null}
      slotProps={{ calendarHeader: { format: 'yyyy년 M월' } }}
      onChange={(day, state) => day && state !== 'partial' && onChoose(format(day, 'yyyy-MM-dd'))}
    />
  </LocalizationProvider>
)
export default Calendar
