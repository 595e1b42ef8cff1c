import type { Pagination } from '@/domain/directory/schemas'

/** @param total rows in all pages; an empty list still has one page */
export const paginate = (page: number, size: number, total: number): Pagination => ({
  page,
  size,
  total,
  pages: Math.max(1, Math.ceil(total / size)),
})
