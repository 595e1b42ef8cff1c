import { useEditContext } from 'react-admin'
import { NewRecord } from '../kit/screens/NewRecord'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { DeleteRecordButton } from '../kit/dialogs/DeleteRecordButton'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { FormatForm } from './FormatForm'
import type { FormatRecord } from './formatRecord'

const FIRST = { kind: 'visits', edition: 1, status: 'draft', columns: {} }

export const FormatCreate = () => (
  <NewRecord resource="formats" record={FIRST} redirect="list">
    <FormatForm title="새 포맷" />
  </NewRecord>
)

export const FormatEdit = () => (
  <ConflictEdit resource="formats">
    <Opened />
  </ConflictEdit>
)

function Opened() {
  const { record, error, isPending, refetch } = useEditContext<FormatRecord>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  const effect = '이 포맷의 열 이름은 더는 알아보지 못해요. 이미 가져온 기록은 그대로예요.'
  return (
    <FormatForm
      title={`${record.name} ${record.edition}판`}
      actions={<DeleteRecordButton what="포맷" effect={effect} />}
    />
  )
}
