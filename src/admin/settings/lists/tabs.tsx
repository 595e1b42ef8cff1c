import OpenInFullIcon from '@mui/icons-material/OpenInFull'
import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, type SortPayload } from 'react-admin'
import { Link } from 'react-router-dom'
import type { ResourceName } from '@/resources/labels'
import { FaqRows, FAQ_SORT, NewFaq } from '../../faqs/FaqList'
import { FormatRows, FORMAT_SORT, NewFormat } from '../../formats/FormatList'
import { NoticeRows, NOTICE_SORT } from '../../notices/NoticeList'

interface Props {
  resource: ResourceName
  sort: SortPayload
  create: ReactNode
  children: ReactNode
}

/** Filters in the URL need its own screen, which is one click away. */
const ListTab = ({ resource, sort, create, children }: Props) => (
  <ListBase
    resource={resource}
    perPage={10}
    exporter={false}
    sort={sort}
    disableSyncWithLocation
    storeKey={`settings.${resource}`}
  >
    <Stack direction="row" sx={{ gap: 1 }}>
      {create}
      <Button variant="outlined" component={Link} to={`/${resource}`} startIcon={<OpenInFullIcon />}>
        넓게 보기
      </Button>
    </Stack>
    {children}
  </ListBase>
)

export const NoticesTab = () => (
  <ListTab resource="notices" sort={NOTICE_SORT} create={null}>
    <NoticeRows />
  </ListTab>
)

export const FaqsTab = () => (
  <ListTab resource="faqs" sort={FAQ_SORT} create={<NewFaq />}>
    <FaqRows />
  </ListTab>
)

export const FormatsTab = () => (
  <ListTab resource="formats" sort={FORMAT_SORT} create={<NewFormat />}>
    <FormatRows />
  </ListTab>
)
