import { type AutocompleteRenderInputParams, TextField } from '@mui/material'

interface Props {
  params: AutocompleteRenderInputParams
  label: string
  isEmpty?: boolean
}

export const FilterField = ({ params: { slotProps, ...rest }, label, isEmpty = true }: Props) => (
  <TextField
    {...rest}
    placeholder={isEmpty ? label : ''}
    slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } }}
  />
)
