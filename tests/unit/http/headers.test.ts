import { expect, it } from 'vitest'
import { isPrivatePath } from '@/http/headers'

it.each(['/admin', '/admin/', '/admin?x=1', '/admin/login?next=%2Fcms', '/%61dmin', '/cms?x', '/cms/collections', '/api/users/me', '/api?x', '/lists/abc', '/lists/abc?page=2'])(
  '%s may differ from person to person, so no cache keeps it',
  (path) => {
    expect(isPrivatePath(path)).toBe(true)
  },
)

it.each(['/', '/?q=/admin', '/regions?province=/cms', '/administration', '/restaurants/3', '/cmsx', '/listsx'])('%s is the same for everyone', (path) => {
  expect(isPrivatePath(path)).toBe(false)
})
