import { NewRecord } from '../kit/screens/NewRecord'
import { toWritten } from './collection'
import { CollectionForm } from './CollectionForm'

const FIRST = { published: false, position: 100, places: [] }

export const CollectionCreate = () => (
  <NewRecord resource="collections" record={FIRST} transform={toWritten} redirect="list">
    <CollectionForm title="새 모아 보기" />
  </NewRecord>
)
