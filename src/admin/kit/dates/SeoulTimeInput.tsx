import { TextInput, type TextInputProps } from 'react-admin'
import { fromSeoulTime, toSeoulTime } from './seoulTime'

/** Edits a date and time in Korea; the record holds the instant. */
export const SeoulTimeInput = (props: Omit<TextInputProps, 'type' | 'parse' | 'format'>) => (
  <TextInput type="datetime-local" format={toSeoulTime} parse={fromSeoulTime} {...props} />
)
