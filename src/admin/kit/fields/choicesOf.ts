export const choicesOf = <T extends string>(labels: Record<T, string>): { id: T; name: string }[] =>
  (Object.keys(labels) as T[]).map((id) => ({ id, name: labels[id] }))
