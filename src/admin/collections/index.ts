import type { ResourceProps } from 'react-admin'
import type { PlaceCollection } from './collection'
import { CollectionCreate } from './CollectionCreate'
import { CollectionEdit } from './CollectionEdit'
import { CollectionList } from './CollectionList'

export const collections: ResourceProps = {
  name: 'collections',
  list: CollectionList,
  create: CollectionCreate,
  edit: CollectionEdit,
  recordRepresentation: (collection: PlaceCollection) => collection.title,
}
