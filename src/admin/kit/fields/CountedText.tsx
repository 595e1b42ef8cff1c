import { TextField, type TextFieldProps } from '@mui/material'

type Props = Omit<TextFieldProps, 'onChange' | 'value' | 'multiline'> & {
  value: string
  onChange: (value: string) => void
  max: number
}

export function CountedText({ value, onChange, max, helperText, ...field }: Props) {
  const isTooLong = value.length > max
  const count = `${value.length.toLocaleString('ko-KR')} / ${max.toLocaleString('ko-KR')}자`
  return (
    <TextField
      multiline
      fullWidth
      margin="dense"
      value={value}
      error={isTooLong}
      onChange={(event) => onChange(event.target.value)}
      helperText={
        helperText === undefined ? (
          count
        ) : (
          <>
            {helperText} · {count}
          </>
        )
      }
      {...field}
    />
  )
}
