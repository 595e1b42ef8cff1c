export type StaffSearchParams = Record<string, string | string[] | undefined>

/** The address of a page from what Next hands it: the path's segments as they stand in it, and its query. */
export function pathWithQuery(root: string, segments: string[] = [], query: StaffSearchParams = {}): string {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) search.append(name, value)
  const path = [root, ...segments].join('/')
  return search.size ? `${path}?${search}` : path
}
