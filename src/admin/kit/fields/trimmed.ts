/** What a form sends: texts without space around them, and null for what was left empty. */
export const trimmed = <T extends object>(data: T): T =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  ) as T
