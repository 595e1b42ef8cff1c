import type { ResourceProps } from 'react-admin'
import type { PlaceCollection } from './collection'
import { CollectionList } from './CollectionList'
import { CollectionCreate, CollectionEdit } from './CollectionScreens'

export const collections: ResourceProps = {
  name: 'collections',
  list: CollectionList,
  create: CollectionCreate,
  edit: CollectionEdit,
  recordRepresentation: (collection: PlaceCollection) => collection.title,
}
