export const trimmed = <T extends object>(data: T): T =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as T
