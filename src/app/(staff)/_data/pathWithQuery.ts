export type StaffSearchParams = Record<string, string | string[] | undefined>

export function pathWithQuery(root: string, segments: string[] = [], query: StaffSearchParams = {}): string {
  const search = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) search.append(name, value)
  const path = [root, ...segments].join('/')
  return search.size ? `${path}?${search}` : path
}
