import { useEditContext } from 'react-admin'
import { NOTICE_PHASE_LABELS } from '@/messages/labels'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { StatusTag } from '../kit/StatusTag'
import { koreanMoment } from '../kit/dates/koreanDate'
import { NoticeForm } from './NoticeForm'
import { type Notice, PHASE_TONES } from './notice'
import { FULL_RECORD } from '../dataProvider/dataProvider'

const inWords = (field: string, value: unknown): string | undefined =>
  field.startsWith('publish') && typeof value === 'string' ? koreanMoment(value) : undefined

export const NoticeEdit = () => (
  <ConflictEdit resource="notices" queryOptions={{ meta: FULL_RECORD }} showValue={inWords}>
    <Opened />
  </ConflictEdit>
)

function Opened() {
  const { record, error, isPending, refetch } = useEditContext<Notice>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  const phase = <StatusTag tone={PHASE_TONES[record.phase]}>{NOTICE_PHASE_LABELS[record.phase]}</StatusTag>
  return <NoticeForm title={record.title} actions={phase} />
}
