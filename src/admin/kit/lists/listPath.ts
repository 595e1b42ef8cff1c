export const listPath = (resource: string, filter: Record<string, unknown> = {}): string =>
  Object.keys(filter).length
    ? `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
    : `/${resource}`
