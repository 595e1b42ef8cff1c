import { type AutocompleteRenderInputParams, TextField } from '@mui/material'

interface Props {
  params: AutocompleteRenderInputParams
  label: string
  /** nothing is chosen, so the label is shown as placeholder */
  isEmpty?: boolean
}

/** The input of an Autocomplete in a FilterBar; its label is visible only while empty. */
export const FilterField = ({ params: { slotProps, ...rest }, label, isEmpty = true }: Props) => (
  <TextField
    {...rest}
    placeholder={isEmpty ? label : ''}
    slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-label': label } }}
  />
)
