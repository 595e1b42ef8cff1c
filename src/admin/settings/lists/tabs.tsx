import { FaqRows, FAQ_SORT, NewFaq } from '../../faqs/FaqList'
import { FormatRows, FORMAT_SORT, NewFormat } from '../../formats/FormatList'
import { NoticeRows, NOTICE_SORT } from '../../notices/NoticeList'
import { ListTab } from './ListTab'

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
