import { type AutocompleteRenderInputParams, TextField } from '@mui/material'

interface Props {
  params: AutocompleteRenderInputParams
  label: string
  /** nothing is chosen: the label stands in its place */
  isEmpty?: boolean
}

/** The field of an Autocomplete in a FilterBar: its name is heard, and seen while it is empty. */
export const FilterField = ({ params: { slotProps, ...rest }, label, isEmpty = true }: Props) => (
  <TextField
    {...rest}
    placeholder={isEmpty ? label : ''}
    slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } }}
  />
)
