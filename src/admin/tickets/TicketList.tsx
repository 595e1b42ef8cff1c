import { DataTable } from 'react-admin'
import { TICKET_KIND_LABELS, TICKET_STATUS_LABELS } from '@/messages/labels'
import { FilterBar } from '../kit/filters/FilterBar'
import { FilterSelect, choicesOf } from '../kit/filters/FilterSelect'
import { ListScreen } from '../kit/screens/screens'
import { ListTable } from '../kit/lists/ListTable'
import { StatusTag } from '../kit/marks'
import { TitleCell } from '../kit/lists/TitleCell'
import { koreanMoment } from '../kit/dates/koreanDate'
import { useOpenRecord } from '../kit/lists/recordLinks'
import { TicketDrawer } from './TicketDrawer'
import { type Ticket, TICKET_TONES } from './ticket'

const HELP = `방문자가 보낸 문의예요. 게시중단 요청은 법이 정한 기한이 있어 급한 것으로 맨 앞에 서요.
이메일을 남긴 분께는 답변이 이메일로 가고, 남기지 않은 분께는 보낼 수 없어 기록만 남아요.
이메일 주소는 답변하거나 종결하고 1년이 지나면 자동으로 지워져요.`

const Column = DataTable.Col<Ticket>

export function TicketList() {
  const { id, open, close } = useOpenRecord()
  return (
    <ListScreen resource="tickets" help={HELP} sort={{ field: 'urgency', order: 'DESC' }}>
      <FilterBar search="제목, 내용">
        <FilterSelect source="kind" label="종류" choices={choicesOf(TICKET_KIND_LABELS)} />
        <FilterSelect source="status" label="상태" choices={choicesOf(TICKET_STATUS_LABELS)} />
      </FilterBar>
      <ListTable onOpen={open} emptyTitle="아직 문의가 없어요.">
        <Column
          source="urgency"
          label="상태"
          render={({ isUrgent, status }) =>
            isUrgent ? (
              <StatusTag tone="bad">급함</StatusTag>
            ) : (
              <StatusTag tone={TICKET_TONES[status]}>{TICKET_STATUS_LABELS[status]}</StatusTag>
            )
          }
        />
        <Column
          source="subject"
          disableSort
          render={({ subject, restaurantTitle }) => <TitleCell title={subject} note={restaurantTitle ?? undefined} />}
        />
        <Column source="kind" disableSort render={({ kind }) => TICKET_KIND_LABELS[kind]} />
        <Column source="hasEmail" disableSort render={({ hasEmail }) => (hasEmail ? '있음' : '없음')} />
        <Column source="createdAt" render={({ createdAt }) => koreanMoment(createdAt)} />
      </ListTable>
      <TicketDrawer id={id} onOpen={open} onClose={close} />
    </ListScreen>
  )
}
