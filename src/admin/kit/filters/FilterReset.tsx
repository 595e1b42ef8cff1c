import { Button } from '@mui/material'
import { useListContext } from 'react-admin'

export function FilterReset() {
  const { filterValues, setFilters } = useListContext()
  if (Object.keys(filterValues as object).length === 0) return null
  return (
    <Button size="small" onClick={() => setFilters({})}>
      조건 지우기
    </Button>
  )
}
