import { type InputProps, useInput, useTranslateLabel, ValidationError } from 'react-admin'
import { DayField } from './DayField'

type Props = Pick<InputProps, 'source' | 'validate' | 'helperText'>

/** YYYY-MM-DD, null if empty. */
export function DayInput({ source, validate, helperText }: Props) {
  const { field, fieldState, isRequired, id } = useInput<string | null>({ source, validate, defaultValue: null })
  const label = useTranslateLabel()({ source })
  const { error } = fieldState
  const day = (field.value as string | null) ?? ''
  return (
    <DayField
      id={id}
      name={typeof label === 'string' ? label : ''}
      label={label}
      required={isRequired}
      value={day.slice(0, 10)}
      onChange={(chosen) => field.onChange(chosen || null)}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={error?.message ? <ValidationError error={error.message} /> : helperText}
      margin="dense"
      fullWidth
    />
  )
}
