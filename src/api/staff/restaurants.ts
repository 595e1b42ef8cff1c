import { restaurantIdSchema } from '@/contract/directoryQuery'
import { trashRestaurant } from '@/server/restaurants/trashRestaurant'
import { staffRoute } from '../http/route'

export const staffRestaurants = [
  staffRoute({
    at: 'DELETE /api/v1/staff/restaurants/{id}',
    access: 'delete restaurants',
    operation: { id: 'trashRestaurant', tag: 'staff', summary: '식당을 지워요. 되돌릴 수 있어요.' },
    description: '관리자의 세션이 있어야 해요. 이미 지운 식당에도 204를 답해요.',
    request: { params: restaurantIdSchema },
    run: ({ pool, by, params: { id } }) => trashRestaurant(pool, { restaurant: id, staff: by, trashed: true }),
  }),
  staffRoute({
    at: 'POST /api/v1/staff/restaurants/{id}/restore',
    access: 'update restaurants',
    operation: { id: 'restoreRestaurant', tag: 'staff', summary: '지운 식당을 되돌려요.' },
    description: '관리자의 세션이 있어야 해요.',
    request: { params: restaurantIdSchema },
    run: ({ pool, by, params: { id } }) => trashRestaurant(pool, { restaurant: id, staff: by, trashed: false }),
  }),
]
