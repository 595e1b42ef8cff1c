import { Button } from '@mui/material'
import { useEditContext } from 'react-admin'
import { collectionPage } from '@/domain/collection/paths'
import { ConflictEdit } from '../kit/dialogs/ConflictEdit'
import { DeleteRecordButton } from '../kit/dialogs/DeleteRecordButton'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { NewRecord } from '../kit/screens/NewRecord'
import { type PlaceCollection, toWritten } from './collection'
import { CollectionForm } from './CollectionForm'
import { PublishedTag } from './CollectionList'
import { FULL_RECORD } from '../dataProvider/dataProvider'

const FIRST = { published: false, position: 100, places: [] }

export const CollectionCreate = () => (
  <NewRecord resource="collections" record={FIRST} transform={toWritten} redirect="list">
    <CollectionForm title="새 모아 보기" />
  </NewRecord>
)

export const CollectionEdit = () => (
  <ConflictEdit resource="collections" queryOptions={{ meta: FULL_RECORD }} transform={toWritten}>
    <Opened />
  </ConflictEdit>
)

function Opened() {
  const { record, error, isPending, refetch } = useEditContext<PlaceCollection>()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  return (
    <CollectionForm
      title={record.title}
      actions={
        <>
          <PublishedTag published={record.published} />
          {record.published && <Button href={collectionPage(record.slug)}>사이트에서 보기</Button>}
          <DeleteRecordButton
            what="모아 보기"
            effect="사이트에서도 사라지고, 되돌릴 수 없어요. 식당은 그대로 있어요."
          />
        </>
      }
    />
  )
}
