import OpenInFullIcon from '@mui/icons-material/OpenInFull'
import { Button, Stack } from '@mui/material'
import { ListBase } from 'react-admin'
import { Link } from 'react-router-dom'
import type { DefinedList } from '../kit/defined/definedList'

interface Props {
  list: DefinedList
  /** there is a button elsewhere */
  hasCreate?: boolean
}

/** Filters in the URL need its own screen, which is one click away. */
export const ListTab = ({ list: { resource, sort, Create, Rows }, hasCreate = true }: Props) => (
  <ListBase
    resource={resource}
    perPage={10}
    exporter={false}
    sort={sort}
    disableSyncWithLocation
    storeKey={`settings.${resource}`}
  >
    <Stack direction="row" sx={{ gap: 1 }}>
      {hasCreate && <Create />}
      <Button variant="outlined" component={Link} to={`/${resource}`} startIcon={<OpenInFullIcon />}>
        넓게 보기
      </Button>
    </Stack>
    <Rows />
  </ListBase>
)
