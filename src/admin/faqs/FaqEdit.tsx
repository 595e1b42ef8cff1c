import { useEditContext } from 'react-admin'
import { FAQ_STATUS_LABELS } from '@/messages/labels'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { DeleteRecordButton } from '../kit/dialogs/DeleteRecordButton'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { StatusTag } from '../kit/StatusTag'
import { FaqForm } from './FaqForm'
import { FAQ_TONES, type FaqRecord } from './faqRecord'
import { FULL_RECORD } from '../dataProvider/dataProvider'

export const FaqEdit = () => (
  <ConflictEdit resource="faqs" queryOptions={{ meta: FULL_RECORD }}>
    <Opened />
  </ConflictEdit>
)

function Opened() {
  const { record, error, isPending, refetch } = useEditContext<FaqRecord>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  return (
    <FaqForm
      title={record.question}
      actions={
        <>
          <StatusTag tone={FAQ_TONES[record.status]}>{FAQ_STATUS_LABELS[record.status]}</StatusTag>
          <DeleteRecordButton what="질문" effect="사이트에서도 사라지고, 되돌릴 수 없어요." />
        </>
      }
    />
  )
}
