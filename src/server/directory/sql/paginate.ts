import type { PageInfo } from '@/contract/directory'

/** An empty list has one page. `total_is_minimum`: there are more, but they were not counted */
export const paginate = (page: number, size: number, total: number, total_is_minimum = false): PageInfo => ({
  page,
  size,
  total,
  pages: Math.max(1, Math.ceil(total / size)),
  total_is_minimum,
})
