import type { ResourceProps } from 'react-admin'
import { Navigate, Route, useParams } from 'react-router-dom'
import type { RestaurantRow } from './restaurant'
import { RestaurantCreate } from './RestaurantInputs'
import { RestaurantEdit } from './RestaurantEdit'
import { RestaurantList } from './RestaurantList'

const EditAlias = () => <Navigate to={`/restaurants/${useParams().id ?? ''}`} replace />

export const restaurants: ResourceProps = {
  name: 'restaurants',
  list: RestaurantList,
  edit: RestaurantEdit,
  create: RestaurantCreate,
  recordRepresentation: (restaurant: RestaurantRow) => restaurant.title,
  children: (
    <>
      <Route path="edit/:id" element={<EditAlias />} />
      <Route path="edit" element={<EditAlias />} />
    </>
  ),
}
