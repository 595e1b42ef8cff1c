/** The canonical address of a restaurant's page. */
export const restaurantHref = (id: number): string => `/restaurants/${id}`

/** The page that explains a restaurant's rank. */
export const rankHref = (id: number): string => `/restaurants/${id}/rank`

/** A page of its visits; the first one has the plain address. */
export const visitsHref = (id: number, page: number): string =>
  page <= 1 ? `${restaurantHref(id)}#visits` : `${restaurantHref(id)}?page=${page}#visits`
