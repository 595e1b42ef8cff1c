import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { RESTRICTION_DAYS_MAX } from '@/domain/moderation/limits'
import type { ContentType } from '@/domain/moderation/states'
import { CONTENT_TYPE_LABELS } from '@/messages/labels'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog'
import { koreanMoment } from '../kit/dates/koreanDate'
import { useAction } from '../kit/useAction'
import { ContentFinder, type FoundContent } from './ContentFinder'
import { RestrictionDays } from './RestrictionDays'
import { RESTRICTION_REASONS } from './restrictionReasons'
import type { Restricted, TicketDetail } from './ticket'

const TYPES: ContentType[] = ['review', 'post', 'comment']

interface Props {
  ticket: TicketDetail
  onClose: () => void
}

export function RestrictDialog({ ticket, onClose }: Props) {
  const [type, setType] = useState<ContentType>('review')
  const [content, setContent] = useState<FoundContent | null>(null)
  const [days, setDays] = useState(RESTRICTION_DAYS_MAX)
  const dataProvider = useDataProvider<BackOfficeDataProvider>()
  const restrict = useAction(
    (reason: string) => {
      const body = { type, content: content?.id, days, reason }
      return dataProvider.action<Restricted>('tickets', ticket.id, 'restrict', body)
    },
    {
      done: ({ until, senderTold }) =>
        `${koreanMoment(until)}까지 가렸어요. ${senderTold ? '글쓴이와 요청한 분께 알렸어요.' : '글쓴이에게 알렸어요.'}`,
      onDone: onClose,
    },
  )
  const told = ticket.email ? '글쓴이와 요청한 분께 알려요.' : '글쓴이에게 알려요. 요청한 분은 주소를 남기지 않았어요.'
  return (
    <ConfirmDialog
      open
      title="임시조치"
      effect={`고른 것 하나(${CONTENT_TYPE_LABELS[type]})를 ${days}일 동안 가려요. 기간이 지나면 스스로 다시 보여요. ${told}`}
      confirmLabel="임시조치 시작"
      destructive
      reasons={RESTRICTION_REASONS}
      isPending={restrict.isPending}
      disabled={content === null}
      onConfirm={restrict.mutate}
      onClose={onClose}
    >
      <TextField
        select
        fullWidth
        margin="dense"
        label="무엇을"
        value={type}
        onChange={(event) => {
          setType(event.target.value as ContentType)
          setContent(null)
        }}
      >
        {TYPES.map((each) => (
          <MenuItem key={each} value={each}>
            {CONTENT_TYPE_LABELS[each]}
          </MenuItem>
        ))}
      </TextField>
      <ContentFinder key={type} type={type} restaurant={ticket.restaurant} value={content} onChange={setContent} />
      <RestrictionDays value={days} onChange={setDays} />
    </ConfirmDialog>
  )
}
